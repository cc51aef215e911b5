-- A rate that was promised: it stands until it expires, whatever the rate does meanwhile, and is taken once.
create table wallet_exchange_quotes (
  shard_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  from_currency text not null check (from_currency in ('CNY', 'USDT')),
  -- Minor units of either currency.
  gives bigint not null check (gives > 0),
  gets bigint not null check (gets > 0),
  -- The CNY side: limits count in it.
  worth bigint not null check (worth > 0),
  -- CNY for one USDT with the spread in it, as an integer and its decimal places.
  rate_value bigint not null check (rate_value > 0),
  rate_scale smallint not null check (rate_scale between 0 and 8),
  quoted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > quoted_at),
  exchanged_at timestamptz check (exchanged_at < expires_at),
  primary key (shard_id, id)
);
create index wallet_exchange_quotes_taken on wallet_exchange_quotes (shard_id, member_id, exchanged_at)
  where exchanged_at is not null;
revoke delete, truncate on wallet_exchange_quotes from fairway_app;

-- The promise itself cannot be changed, not even by a mistake: only that it was taken is added, once.
create function wallet_keep_quote() returns trigger language plpgsql as $$
begin
  if old.exchanged_at is not null
    or (to_jsonb(new) - 'exchanged_at') is distinct from (to_jsonb(old) - 'exchanged_at') then
    raise exception 'a quote stands as it was promised' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger wallet_exchange_quotes_keep before update on wallet_exchange_quotes
  for each row execute function wallet_keep_quote();
