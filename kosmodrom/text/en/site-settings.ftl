# Previews in the settings, and how long a name may be

settings-sample-bar = Your move
settings-sample-log = Strelka plays blue 6, the highest so far
settings-motion-show = Show me
name-limit = At most { $n } letters.
