-- Cash-out: the house buys a bet back before its result, all of it or a part (decision 0126). A paid cash-out is a settlement like any
-- other, so the rows that let one settlement be the next one of its bet decide between it and the result.
alter table sportsbook_settlements drop constraint sportsbook_settlements_cause_check;
alter table sportsbook_settlements add constraint sportsbook_settlements_cause_check
  check (cause in ('result', 'correction', 'void', 'cashOut'));

-- What of the stake was bought back, what was paid for it, and what of it counts as turnover.
alter table sportsbook_bets
  add column cashed_stake bigint not null default 0,
  add column cashed_returned bigint not null default 0,
  add column cashed_turnover bigint not null default 0,
  add constraint sportsbook_bets_cashed check (cashed_stake between 0 and stake and cashed_returned >= 0
    and cashed_turnover between 0 and cashed_stake);

create table sportsbook_cash_outs (
  shard_id smallint not null,
  id uuid not null,
  bet_id uuid not null,
  member_id text not null,
  cause text not null check (cause in ('member', 'auto')),
  percent smallint not null check (percent in (25, 50, 75, 100)),
  stake bigint not null check (stake > 0),
  -- The quote that was taken; of an automatic one the least amount that the member wants.
  asked bigint not null check (asked > 0),
  status text not null check (status in ('pending', 'paid', 'refused')),
  asked_at timestamptz not null,
  -- Pending only: when it is decided.
  decides_at timestamptz,
  decided_at timestamptz,
  paid bigint check (paid > 0),
  turnover bigint check (turnover between 0 and stake),
  transfer_id uuid,
  settlement_number smallint,
  refusal text,
  refusal_params jsonb,
  primary key (shard_id, id),
  constraint sportsbook_cash_outs_whole check (case status
    when 'pending' then decides_at is not null and decided_at is null and paid is null and refusal is null
    when 'paid' then decides_at is null and decided_at is not null and num_nulls(paid, turnover, transfer_id, settlement_number) = 0
      and refusal is null
    else decides_at is null and decided_at is not null and paid is null and refusal is not null end)
);
create unique index sportsbook_cash_outs_pending on sportsbook_cash_outs (shard_id, bet_id) where status = 'pending';
create index sportsbook_cash_outs_of_bet on sportsbook_cash_outs (shard_id, bet_id, id);
create index sportsbook_cash_outs_due on sportsbook_cash_outs (decides_at) where status = 'pending';
revoke delete, truncate on sportsbook_cash_outs from fairway_app;

-- What was decided stays; until then only its end is written.
create function sportsbook_keep_cash_out() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' or (old.shard_id, old.id, old.bet_id, old.member_id, old.cause, old.percent, old.stake, old.asked, old.asked_at)
    is distinct from (new.shard_id, new.id, new.bet_id, new.member_id, new.cause, new.percent, new.stake, new.asked, new.asked_at) then
    raise exception 'a cash-out that was decided does not change' using errcode = 'check_violation', constraint = 'sportsbook_cash_outs_keep';
  end if;
  return new;
end $$;
create trigger sportsbook_cash_outs_keep before update on sportsbook_cash_outs
  for each row execute function sportsbook_keep_cash_out();

-- The bet follows a cash-out as it is paid: only an accepted bet of its member, and only what is still in it.
create function sportsbook_follow_cash_out() returns trigger language plpgsql as $$
begin
  update sportsbook_bets
  set cashed_stake = cashed_stake + new.stake, cashed_returned = cashed_returned + new.paid,
    cashed_turnover = cashed_turnover + new.turnover
  where shard_id = new.shard_id and id = new.bet_id and member_id = new.member_id and status = 'accepted'
    and cashed_stake + new.stake <= stake and settlement_count = new.settlement_number - 1;
  if not found then
    raise exception 'nothing is left of the bet to be cashed out' using errcode = 'check_violation', constraint = 'sportsbook_cash_outs_open';
  end if;
  return null;
end $$;
create trigger sportsbook_cash_outs_follow_paid after insert on sportsbook_cash_outs
  for each row when (new.status = 'paid') execute function sportsbook_follow_cash_out();
create trigger sportsbook_cash_outs_follow_decided after update on sportsbook_cash_outs
  for each row when (new.status = 'paid' and old.status <> 'paid') execute function sportsbook_follow_cash_out();
