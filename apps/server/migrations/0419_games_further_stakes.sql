-- Blackjack in the venue fairway-cards, and what an act of an open round puts beside the round's first stake (decision 0130).

-- Where a game of own seeds is offered: its rounds are judged by that venue.
create function games_venue(game text) returns text language sql immutable as $$
  select case game when 'blackjack' then 'fairway-cards' else 'fairway-games' end
$$;

-- As in 0311, with the venue by the game.
create or replace function games_judge_rounds() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := platform_now();
  refused jsonb;
begin
  -- Rotation waits for this, and this for rotation.
  perform from games_seeds s
  join started r on r.shard_id = s.shard_id and r.member_id = s.member_id and r.seed = s.number
  order by s.shard_id, s.member_id, s.number for share of s;
  select jsonb_agg(r.id) into refused from started r
  where (
    select s.began_at is not null and s.ended_at is null from games_seeds s
    where s.shard_id = r.shard_id and s.member_id = r.member_id and s.number = r.seed) is not true;
  if refused is not null then
    raise exception 'the seed is not in use' using errcode = 'check_violation', constraint = 'games_rounds_seed', detail = refused::text;
  end if;

  select jsonb_agg(r.id) into refused from started r
  where r.nonce > 0 and not exists (
    select from games_rounds before
    where before.shard_id = r.shard_id and before.member_id = r.member_id and before.seed = r.seed and before.nonce = r.nonce - 1);
  if refused is not null then
    raise exception 'a nonce is left out' using errcode = 'check_violation', constraint = 'games_rounds_nonce', detail = refused::text;
  end if;

  select jsonb_agg(r.id) into refused from started r
  where r.started_at > instant or r.started_at < instant - interval '5 seconds'
    or r.started_at - games_pace(r.game) < (
      select before.started_at from games_rounds before
      where before.shard_id = r.shard_id and before.member_id = r.member_id and (before.seed, before.nonce) < (r.seed, r.nonce)
      order by before.seed desc, before.nonce desc limit 1);
  if refused is not null then
    raise exception 'the rounds follow each other too fast'
      using errcode = 'check_violation', constraint = 'games_rounds_pace', detail = refused::text;
  end if;

  if members_not_active(array(select member_id from started)) is not null
    or exists (
      select from (
        select games_venue(r.game) as venue, array_agg(r.shard_id) as shards, array_agg(r.member_id) as members
        from started r group by 1) v
      where not venues_open(v.venue, instant) or venues_withheld_from(v.venue, v.shards, v.members) is not null)
  then
    select jsonb_agg(r.id) into refused from started r
    where not venues_open(games_venue(r.game), instant)
      or venues_withheld_from(games_venue(r.game), array[r.shard_id], array[r.member_id]) is not null
      or (select m.status = 'active' from members_accounts m where m.id = r.member_id::uuid) is not true;
    raise exception 'the member may not play, or the venue is closed'
      using errcode = 'check_violation', constraint = 'games_rounds_rights', detail = refused::text;
  end if;
  return null;
end $$;

-- What an act put beside the first stake, such as a double: as much again for each hand, with its transfer, once a step.
create table games_step_stakes (
  shard_id smallint not null,
  round_id uuid not null,
  number smallint not null check (number > 0),
  member_id text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units.
  stake bigint not null check (stake > 0),
  stake_transfer uuid not null,
  at timestamptz not null default platform_now(),
  primary key (shard_id, round_id, number)
);
create trigger games_step_stakes_keep before update or delete or truncate on games_step_stakes
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on games_step_stakes from fairway_app;

-- A further stake is of the newest step of an open round, in its currency, exactly as much as the first, and three at most: a split and a double of both
-- hands. The house's own stake is not added to. The member may still stake: a break, an own limit or a status that came since the start
-- stops it, while a venue that was closed meanwhile does not, for the round was begun by rules that allow the act. With its owner's rights:
-- the open round is held until the commit, so that no result passes it.
create function games_judge_step_stake() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  broken text;
begin
  perform from games_open_rounds o
  where o.shard_id = new.shard_id and o.member_id = new.member_id and o.round_id = new.round_id for update;
  if not found then
    raise exception 'the round is not open' using errcode = 'check_violation', constraint = 'games_steps_open';
  end if;
  broken := case
    when new.number is distinct from (
      select max(s.number) from games_steps s where s.shard_id = new.shard_id and s.round_id = new.round_id) then 'games_step_stakes_step'
    when not exists (
      select from games_rounds r
      where r.shard_id = new.shard_id and r.member_id = new.member_id and r.id = new.round_id and r.currency = new.currency
        and r.stake = new.stake and r.free_grant is null and r.game = 'blackjack') then 'games_step_stakes_round'
    when 3 < (
      select count(*) from games_step_stakes f where f.shard_id = new.shard_id and f.round_id = new.round_id) then 'games_step_stakes_count'
    when (select m.status = 'active' from members_accounts m where m.id = new.member_id::uuid) is not true then 'games_step_stakes_rights'
  end;
  if broken is not null then
    raise exception 'no stake that this round takes' using errcode = 'check_violation', constraint = broken;
  end if;
  perform risk_count_play(array[new.shard_id], array[new.member_id], array[new.currency], array[0::bigint], array[new.stake],
    array[0::bigint], array[new.at], true);
  return null;
end $$;
create trigger games_step_stakes_judge after insert on games_step_stakes for each row execute function games_judge_step_stake();
revoke execute on function games_judge_step_stake() from public, fairway_app;

-- What a round took beside its first stake, in minor units.
create function games_further_stakes(of_shard smallint, of_round uuid) returns bigint language sql stable as $$
  select coalesce(sum(f.stake), 0)::bigint from games_step_stakes f where f.shard_id = of_shard and f.round_id = of_round
$$;

-- The first limits, in every version that there is: yuan, and a seventh of them in USDT.
insert into games_limits (version, game, currency, open, least, most, most_return)
select v.version, 'blackjack', currency, true, case currency when 'CNY' then 100 else 200000 end,
  case currency when 'CNY' then 5000 * 100 else 5000 / 7 * 1000000::bigint end,
  case currency when 'CNY' then 500000 * 100 else 500000 / 7 * 1000000::bigint end
from games_limit_versions v, unnest(array['CNY', 'USDT']) as currency;
