### At the table of The Crew

chat-note-crew = Not a word about your cards
crew-give-up = Give up this attempt
crew-give-up-sure = Give up? The attempt counts as lost.
crew-give-up-yes = Yes, give up
crew-give-up-no = No
crew-verdict-task-lost-yours = { $cards } went to { $who } in trick { $trick }, but the task was yours.
