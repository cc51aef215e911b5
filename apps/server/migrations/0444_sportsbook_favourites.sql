-- Leagues, teams and matches that a member follows in the lobby. A mark says nothing of what is on offer: what it finds is read from the
-- catalogue, so the mark of a match that is over finds nothing and one of a team finds its next match.
create table sportsbook_favourites (
  shard_id smallint not null,
  member_id text not null,
  kind text not null check (kind in ('competition', 'team', 'fixture')),
  target bigint not null,
  marked_at timestamptz not null,
  primary key (shard_id, member_id, kind, target)
);
revoke update, truncate on sportsbook_favourites from fairway_app;
