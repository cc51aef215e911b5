export const hubTables = `
  create table if not exists hub_rounds (
    position integer primary key autoincrement, round_id text not null unique, round_key text not null unique, form text not null,
    member text not null, token text not null, currency text not null, stake integer not null, payout integer not null,
    pick text not null, outcome text not null, status text not null, code text not null, at text not null
  ) strict;
  create table if not exists hub_calls (
    position integer primary key autoincrement, at text not null, form text not null, round_id text not null,
    operation text not null, transaction_id text not null, body text not null, http_status integer, answer text not null
  ) strict;
  create table if not exists hub_wallet (only integer primary key check (only = 1), url text not null) strict;
  create table if not exists hub_spoils (transaction_id text primary key, spoil text not null) strict;
  create table if not exists hub_listings (form text primary key, games text not null) strict`;

export const hubTableNames = ['hub_rounds', 'hub_calls', 'hub_wallet', 'hub_spoils', 'hub_listings'] as const;
