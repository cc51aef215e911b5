-- The tickets of an issue are settled member by member, and one event says it of all of a member: a fact each, told apart by its place in
-- the event. Until now an event was one fact, so what is there has the place 0.
alter table play_facts
  add column part smallint not null default 0,
  drop constraint play_facts_pkey,
  add primary key (shard_id, event_id, part);
alter table play_facts alter column part drop default;
