-- Venues that an operator has taken from a member. Without a row every venue of the site is the member's to enter.
create table venues_withheld (
  shard_id smallint not null,
  member_id uuid not null,
  venue text not null,
  reason text not null,
  withheld_at timestamptz not null,
  withheld_by text not null,
  primary key (shard_id, member_id, venue)
);
revoke truncate on venues_withheld from fairway_app;

-- The first of some members from whom the venue is withheld; null where it is withheld from none. For statements that take stakes.
create function venues_withheld_from(asked_venue text, shards smallint[], ids text[]) returns text language plpgsql stable
set enable_seqscan = off as $$
begin
  return (
    select asked.id from unnest(shards, ids) as asked (shard_id, id)
    where exists (
      select from venues_withheld w
      where w.shard_id = asked.shard_id and w.member_id = asked.id::uuid and w.venue = asked_venue)
    limit 1);
end $$;
