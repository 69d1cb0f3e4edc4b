"""What /metrics tells about this process."""

from prometheus_client import Counter, Gauge, Histogram

ROOMS = Gauge("kosmodrom_rooms", "Tables held in memory")
SOCKETS = Gauge("kosmodrom_sockets", "Open sockets")
ACTIONS = Counter("kosmodrom_actions", "Actions stored", ["game"])
REFUSED = Counter("kosmodrom_refused", "Actions refused", ["game"])
TROUBLES = Counter("kosmodrom_troubles", "Messages refused", ["code"])
TABLES_OPENED = Counter("kosmodrom_tables_opened", "Tables opened", ["game"])
TABLES_ENDED = Counter("kosmodrom_tables_ended", "Games played to the end", ["game"])
FAULTS = Counter("kosmodrom_faults", "Errors of ours")
TASKS_RESTARTED = Counter("kosmodrom_tasks_restarted", "Tasks that died", ["task"])
FAILED_COMMITS = Counter("kosmodrom_failed_commits", "Commits that the store refused")
LOST_COMMITS = Counter("kosmodrom_lost_commits", "Commits that the store has lost before the start")
COMMITTED_WRITES = Counter("kosmodrom_committed_writes", "Writes that share commits")
COMMIT_SECONDS = Histogram("kosmodrom_commit_seconds", "How long one commit takes")
ACTION_SECONDS = Histogram("kosmodrom_action_seconds", "From the arrival of an action to its ack")
WORKERS_REPLACED = Counter("kosmodrom_workers_replaced", "Workers that died or were ended")
THOUGHTS_OVERDUE = Counter("kosmodrom_thoughts_overdue", "Thoughts ended for taking too long")
THOUGHTS_LOST = Counter("kosmodrom_thoughts_lost", "Moves that a bot had to leave to chance")
BOT_SECONDS = Histogram("kosmodrom_bot_seconds", "How long a bot thinks", ["game", "level"])
LOAD_SECONDS = Histogram("kosmodrom_load_seconds", "How long loading a table takes")
NOTICES = Counter("kosmodrom_notices", "Notices to devices: sent, gone, failed, given up", ["how"])
