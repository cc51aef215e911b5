-- A venue that an operator has taken from a member takes no stakes of that member either.
create or replace function venues_judge_wallet_bets() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  if not exists (select from fresh where kind = 'bet') then return null; end if;

  select jsonb_agg(f.provider || '/' || f.id) into refused
  from fresh f
  where f.kind = 'bet' and (
    venues_open(f.provider, f.at)
    and members_not_active(array[f.member_id::text]) is null
    and venues_withheld_from(f.provider, array[f.shard_id], array[f.member_id::text]) is null
    and exists (
      select from venues_wallet_sessions s
      where s.token_hash = f.token_hash and s.provider = f.provider and s.member_id = f.member_id
        and s.currency = f.currency and s.expires_at > f.at and members_session_open(s.session_id, f.at))) is not true;
  if refused is not null then
    raise exception 'a stake that is not to be taken'
      using errcode = 'check_violation', constraint = 'venues_wallet_rights', detail = refused::text;
  end if;

  -- In one order, so that two batches wait for each other and never in a circle.
  insert into venues_wallet_rounds as known (shard_id, member_id, provider, currency, round, game, staked, returned, opened_at)
  select f.shard_id, f.member_id, f.provider, f.currency, f.round, min(f.game), sum(-f.amount), 0, min(f.at)
  from fresh f where f.kind = 'bet'
  group by f.shard_id, f.member_id, f.provider, f.currency, f.round
  order by f.member_id, f.provider, f.currency, f.round
  on conflict (member_id, provider, currency, round) do update set staked = known.staked + excluded.staked;

  select jsonb_agg(f.provider || '/' || f.id) into refused
  from fresh f
  join venues_wallet_rounds r on r.member_id = f.member_id and r.provider = f.provider and r.currency = f.currency
    and r.round = f.round
  where f.kind = 'bet' and r.closed_at is not null;
  if refused is not null then
    raise exception 'a stake in a round that is closed'
      using errcode = 'check_violation', constraint = 'venues_wallet_round_closed', detail = refused::text;
  end if;

  -- The members' sums are the last that a stake locks.
  perform risk_count_play(array_agg(f.shard_id), array_agg(f.member_id::text), array_agg(f.currency), array_agg(0::bigint),
    array_agg(-f.amount), array_agg(0::bigint), array_agg(f.at), true)
  from fresh f where f.kind = 'bet';
  return null;
end $$;
