-- Where the book of a seamless venue differs from ours, and rounds that it does not know: for people to look at. Nothing moves by a row here.
create table venues_wallet_differences (
  id uuid primary key,
  provider text not null,
  kind text not null check (kind in ('missingHere', 'missingThere', 'amount', 'call', 'repeated', 'roundUnknown')),
  -- The provider's id of the call; of a round its currency, name and member.
  reference text not null,
  member_id uuid not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  round text,
  -- What each side says that the member gained, in hundred-millionths of the currency; null where it knows nothing of it.
  ours bigint,
  theirs bigint,
  -- When it happened, by the side that knows it.
  at timestamptz not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'settled', 'explained')),
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create unique index venues_wallet_differences_open on venues_wallet_differences (provider, kind, reference) where state = 'open';
create index venues_wallet_differences_explained on venues_wallet_differences (provider, kind, reference) where state = 'explained';
create index venues_wallet_differences_waiting on venues_wallet_differences (found_at, id) where state = 'open';
create index venues_wallet_differences_ended on venues_wallet_differences (ended_at desc, id) where state <> 'open';
revoke delete on venues_wallet_differences from fairway_app;

-- The last comparison with each venue's book; `fault`: why it did not come about.
create table venues_wallet_comparisons (
  provider text primary key,
  compared_at timestamptz not null,
  lines bigint not null,
  open integer not null,
  fault text not null
);
revoke delete on venues_wallet_comparisons from fairway_app;

-- Calls are written in the order of time, so that a span of them is found by a small index that costs a stake nothing to speak of.
create index venues_wallet_calls_at on venues_wallet_calls using brin (at);
