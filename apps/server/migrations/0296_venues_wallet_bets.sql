-- Whether a login still stands at an instant. Play elsewhere is no call of the member's, so how long ago the last one was says nothing.
create function members_session_open(session uuid, instant timestamptz) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from members_sessions s where s.id = session and s.ended_at is null and s.expires_at > instant);
end $$;

-- Judges stakes that providers book, in the transaction that books them and by the database's clock: what a process has read decides nothing. Names the calls
-- that it refuses by the rules venues_wallet_rights and venues_wallet_round_closed; an own limit or a break by those of risk.
create function venues_judge_wallet_bets() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := platform_now();
  refused jsonb;
begin
  if not exists (select from fresh where kind = 'bet') then return null; end if;

  select jsonb_agg(f.provider || '/' || f.id) into refused
  from fresh f
  where f.kind = 'bet' and (
    venues_open(f.provider, instant)
    and members_not_active(array[f.member_id::text]) is null
    and venues_withheld_from(f.provider, array[f.shard_id], array[f.member_id::text]) is null
    and exists (
      select from venues_wallet_sessions s
      where s.token_hash = f.token_hash and s.provider = f.provider and s.member_id = f.member_id
        and s.currency = f.currency and s.expires_at > instant and members_session_open(s.session_id, instant))) is not true;
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
create trigger venues_wallet_calls_judge after insert on venues_wallet_calls
  referencing new table as fresh for each statement execute function venues_judge_wallet_bets();
