-- Rounds of the public beacon that a draw waits for, and those that came: a round is kept once and never changes.
create table beacon_rounds (
  -- drand's chain hash: the same number is another round on another chain.
  chain text not null check (chain ~ '^[0-9a-f]{64}$'),
  round bigint not null check (round > 0),
  signature text not null check (signature ~ '^[0-9a-f]{96}$'),
  -- What draws are made of; nobody can write another one beside the signature.
  randomness text not null check (randomness = encode(sha256(decode(signature, 'hex')), 'hex')),
  verified_at timestamptz not null,
  primary key (chain, round)
);
create function beacon_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert only: a round of the beacon never changes', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger beacon_rounds_keep before update or delete or truncate on beacon_rounds
  for each statement execute function beacon_refuse_change();
revoke update, delete, truncate on beacon_rounds from fairway_app;

create table beacon_requests (
  chain text not null check (chain ~ '^[0-9a-f]{64}$'),
  round bigint not null check (round > 0),
  -- When the chain emits it.
  due_at timestamptz not null,
  -- Since when it is waited for; asked again later, it waits again until who asked has been notified.
  asked_at timestamptz not null,
  drawn boolean not null default false,
  primary key (chain, round)
);
create index beacon_requests_waiting on beacon_requests (due_at) where not drawn;
revoke delete, truncate on beacon_requests from fairway_app;
