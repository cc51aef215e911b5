-- What a member has given towards an identity check besides the account's name and phone and the bound cards.
create table cashier_identities (
  shard_id smallint not null,
  member_id uuid not null,
  -- Went on without a card while it was only recommended.
  card_skipped boolean not null default false,
  id_card_sealed bytea,
  id_card_masked text not null default '',
  id_card_fingerprint bytea,
  -- Identity cards in a row that did not match.
  id_card_misses integer not null default 0,
  primary key (shard_id, member_id)
);

-- What the checking party said about exactly these facts; other facts are another row.
create table cashier_identity_checks (
  shard_id smallint not null,
  member_id uuid not null,
  facts bytea not null,
  verdict text not null check (verdict in ('match', 'phoneMismatch', 'cardMismatch', 'bothMismatch', 'idCardMismatch',
    'refused', 'unsupported')),
  reference text not null,
  checked_at timestamptz not null,
  primary key (shard_id, member_id, facts)
);
revoke delete on cashier_identities, cashier_identity_checks from fairway_app;
