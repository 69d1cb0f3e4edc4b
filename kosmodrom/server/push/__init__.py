"""Notices to devices whose page is closed: web push, by VAPID."""
