-- A member's wallet at a venue: the row on which everything about it is serialised. `version` counts every transfer that
-- opens or ends, so that a balance asked from the venue meanwhile is known to be stale.
create table venues_wallets (
  shard_id smallint not null,
  member_id uuid not null,
  venue text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  version bigint not null default 0,
  -- The last balance the venue has stated, and when; null for the own sportsbook, whose books are ours.
  stated bigint,
  stated_at timestamptz,
  -- When the member last opened the venue: he may still be playing there.
  launched_at timestamptz,
  primary key (shard_id, member_id, venue, currency)
);

create table venues_transfers (
  shard_id smallint not null,
  id uuid not null,
  transfer_no text not null,
  member_id uuid not null,
  venue text not null,
  direction text not null check (direction in ('out', 'in')),
  currency text not null check (currency in ('CNY', 'USDT')),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('sent', 'querying', 'operator', 'done', 'refused')),
  recycling boolean not null default false,
  -- The id born at the button: a page that was closed finds its transfer by it.
  operation_id text not null,
  -- The posting that took the money, and the one that ended it; one and the same at the own sportsbook.
  opening_posting uuid not null,
  closing_posting uuid,
  asked integer not null default 0,
  last_answer text not null default '',
  -- The venue's own number of it.
  venue_reference text,
  created_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1,
  -- A first operator's word, which waits for a second one: {executed, venueReference, statementLine, reason, by, byId, at}.
  proposal jsonb,
  primary key (shard_id, id),
  check ((ended_at is null) = (status in ('sent', 'querying', 'operator'))),
  check ((closing_posting is null) = (ended_at is null))
);
create unique index venues_transfers_no on venues_transfers (transfer_no);
create index venues_transfers_member on venues_transfers (shard_id, member_id, created_at desc, id desc);
create index venues_transfers_operation on venues_transfers (shard_id, member_id, operation_id);
-- One transfer at a time for each wallet at a venue.
create unique index venues_transfers_one_open on venues_transfers (shard_id, member_id, venue, currency)
  where status in ('sent', 'querying', 'operator');
create index venues_transfers_unresolved on venues_transfers (created_at) where status in ('sent', 'querying', 'operator');

-- Recycling and refreshing: when each was last done, by which button.
create table venues_throttles (
  shard_id smallint not null,
  member_id uuid not null,
  act text not null,
  at timestamptz not null,
  operation_id text not null,
  primary key (shard_id, member_id, act)
);

-- What a venue stated that differs from our books by more than is booked by itself: for people to look at.
create table venues_differences (
  shard_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  venue text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  ours bigint not null,
  theirs bigint not null,
  seen_at timestamptz not null,
  primary key (shard_id, id)
);
