-- An operator may switch a room's picture off: nobody gets an address for it, and what was signed before ends with it within 300 s.
alter table live_rooms
  drop constraint live_rooms_watch_rule_check,
  add constraint live_rooms_watch_rule_check check (watch_rule in ('everyone', 'preview', 'members', 'active', 'off'));
