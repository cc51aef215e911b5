-- Accounts. A kind below 100 may never be negative; 100 and above may (house accounts and a member's debt).
-- Balances are liabilities of the house: what it owes a member is positive, what it holds or is owed is negative.
create table ledger_account_kinds (
  code smallint primary key check (code between 0 and 127),
  name text not null unique,
  -- Owned by a member, or a bucket of the house: one a shard, so that no row is hot and a posting stays on one shard.
  owned boolean not null,
  -- Carries a part: a venue's code, a payment channel, an anchor.
  has_part boolean not null
);
insert into ledger_account_kinds (code, name, owned, has_part) values
  (1, 'center', true, false), (2, 'locked', true, false), (3, 'venue', true, true), (4, 'coins', true, false),
  (5, 'interest', true, false), (6, 'inTransit', true, true),
  (100, 'deposits', false, true), (101, 'payouts', false, true), (102, 'venueFloat', false, true),
  (103, 'sportsbookPool', false, false), (104, 'gamesPool', false, true), (105, 'promotions', false, false),
  (106, 'coinRevenue', false, false), (107, 'anchorPayable', false, true), (108, 'interestExpense', false, false),
  (109, 'exchange', false, false), (110, 'fees', false, false), (111, 'clearing', false, false),
  (112, 'adjustments', false, false), (120, 'debt', true, false);

create table ledger_currencies (
  code smallint primary key,
  name text not null unique,
  scale smallint not null
);
insert into ledger_currencies (code, name, scale) values (1, 'CNY', 2), (2, 'USDT', 6), (3, 'COIN', 0);

create table ledger_shards (shard_id smallint primary key);
insert into ledger_shards select generate_series(0, 15);

-- The shard of everything that belongs to an owner.
create function ledger_shard_of(owner text) returns smallint language sql immutable strict parallel safe
  return (get_byte(sha256(convert_to(owner, 'UTF8')), 0) & 15)::smallint;

-- An account's id follows from its key: version 8 UUID over SHA-256, so nobody has to look it up or keep it.
create function ledger_account_id(key text) returns uuid language sql immutable strict parallel safe
  return encode(set_byte(set_byte(substr(sha256(convert_to(key, 'UTF8')), 1, 16),
    6, (get_byte(sha256(convert_to(key, 'UTF8')), 6) & 15) | 128),
    8, (get_byte(sha256(convert_to(key, 'UTF8')), 8) & 63) | 128), 'hex')::uuid;

create table ledger_accounts (
  shard_id smallint not null references ledger_shards,
  id uuid not null,
  -- member/<owner>/<kind>[/<part>]/<currency> or house/<shard>/<kind>[/<part>]/<currency>
  key text not null,
  owner text check (owner !~ '/' and owner <> ''),
  kind smallint not null references ledger_account_kinds,
  part text check (part !~ '/' and part <> ''),
  currency smallint not null references ledger_currencies,
  opened_at timestamptz not null,
  primary key (shard_id, id),
  check (id = ledger_account_id(key)),
  check (owner is null or shard_id = ledger_shard_of(owner))
);
create index ledger_accounts_by_owner on ledger_accounts (shard_id, owner) where owner is not null;
create index ledger_accounts_by_kind on ledger_accounts (kind, currency) where owner is null;

-- Accounts of which the proofs doubt the balance. Nothing more leaves a frozen account; what it is owed still arrives.
create table ledger_freezes (
  shard_id smallint not null,
  account_id uuid not null,
  frozen_at timestamptz not null,
  why text not null,
  lifted_at timestamptz,
  lifted_by text,
  check ((lifted_at is null) = (lifted_by is null)),
  primary key (shard_id, account_id, frozen_at)
);
create unique index ledger_freezes_one_open on ledger_freezes (shard_id, account_id) where lifted_at is null;
