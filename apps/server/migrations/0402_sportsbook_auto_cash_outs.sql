-- The value from which a member wants all of a bet cashed out by itself; null: switched off again. One row a bet, kept as it was left.
create table sportsbook_auto_cash_outs (
  shard_id smallint not null,
  bet_id uuid not null,
  member_id text not null,
  threshold bigint check (threshold > 0),
  changed_at timestamptz not null,
  -- The bet was found ended by those who look at the armed ones: it is looked at no more.
  over boolean not null default false,
  primary key (shard_id, bet_id)
);
-- The order in which the armed ones are looked at.
create index sportsbook_auto_cash_outs_armed on sportsbook_auto_cash_outs (shard_id, bet_id) where threshold is not null and not over;
revoke delete, truncate on sportsbook_auto_cash_outs from fairway_app;
