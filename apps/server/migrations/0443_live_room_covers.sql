-- The picture that an anchor's room shows before a broadcast: a scene of the house's own drawings (decision 0138). Null: the usual one.
alter table live_rooms add column cover text check (cover in ('desk', 'pitch', 'court', 'wheel')),
  add constraint live_rooms_cover_of_anchor check (cover is null or kind = 'anchor');
