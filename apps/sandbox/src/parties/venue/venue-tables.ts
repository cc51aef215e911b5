export const venueTables = `
  create table if not exists venue_wallets (
    member_code text not null, currency text not null, balance integer not null check (balance >= 0),
    primary key (member_code, currency)
  ) strict;
  create table if not exists venue_transfers (
    position integer primary key autoincrement, transfer_id text not null unique, content_hash text not null,
    executed_at text not null, status text not null, member_code text not null, answer text not null
  ) strict;
  create table if not exists venue_seals (transfer_id text primary key) strict;
  create table if not exists venue_launches (
    token_hash text primary key, member_code text not null, currency text not null, language text not null,
    return_url text, expires_at text not null
  ) strict;
  create table if not exists venue_bets (
    position integer primary key autoincrement, bet_id text not null unique, bet_key text not null unique,
    member_code text not null, currency text not null, stake integer not null, payout integer not null,
    pick text not null, outcome text not null, settled_at text not null
  ) strict`;

export const venueTableNames = [
  'venue_wallets',
  'venue_transfers',
  'venue_seals',
  'venue_launches',
  'venue_bets',
] as const;
