-- Points of members. The ledger holds the balance (accounts `points` and `debt` in POINT); here is what of the play has become points, from
-- which month points are, and what is shown of them.
create table vip_points (
  shard_id smallint not null,
  member_id text not null,
  -- Whole points that all play so far is worth, and so what was earned or taken back for it; the rest of a hundred yuan is carried.
  for_play bigint not null default 0,
  -- The last number of the member's records.
  last_number integer not null default 0,
  primary key (shard_id, member_id)
);

-- What is left of the points that were earned in a month, by its first day.
create table vip_point_lots (
  shard_id smallint not null,
  member_id text not null,
  month date not null check (extract(day from month) = 1),
  remaining bigint not null check (remaining >= 0),
  primary key (shard_id, member_id, month)
);
create index vip_point_lots_by_month on vip_point_lots (month) where remaining > 0;

create table vip_point_records (
  shard_id smallint not null,
  member_id text not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('earned', 'signed', 'spent', 'expired', 'reversed')),
  -- What came or went; what was taken of points already spent is owed.
  points bigint not null check (points <> 0),
  -- Points that can be spent, after it.
  balance bigint not null check (balance >= 0),
  transfer_id uuid not null,
  recorded_at timestamptz not null,
  primary key (shard_id, member_id, number)
);
revoke update, delete, truncate on vip_point_records from fairway_app;
revoke delete, truncate on vip_points, vip_point_lots from fairway_app;
