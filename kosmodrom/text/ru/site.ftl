site-name = Kosmodrom
