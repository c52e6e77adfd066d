print("yiju")
