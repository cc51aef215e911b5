-- Holds: reserve, then resolve. A hold moves money into `locked`; posting or voiding it moves it out again, once.
-- Both are rows that are only ever inserted; locked balance is what the open holds add up to.
create table ledger_holds (
  shard_id smallint not null,
  id uuid not null,
  owner text not null,
  from_account uuid not null,
  locked_account uuid not null,
  currency smallint not null,
  amount bigint not null check (amount > 0),
  reason smallint not null,
  -- A person (operator/<id>, member/<id>) or a rule (rule/<name>) who answers for it.
  responsible text not null check (responsible <> ''),
  -- When it passes, the money goes back unless the hold was posted.
  deadline timestamptz not null,
  transfer_id uuid not null,
  at timestamptz not null,
  primary key (shard_id, id)
);
create index ledger_holds_by_owner on ledger_holds (shard_id, owner, at);
create index ledger_holds_by_deadline on ledger_holds (deadline);

create table ledger_hold_resolutions (
  shard_id smallint not null,
  hold_id uuid not null,
  outcome text not null check (outcome in ('posted', 'voided')),
  responsible text not null check (responsible <> ''),
  transfer_id uuid not null,
  at timestamptz not null,
  primary key (shard_id, hold_id)
);

create trigger ledger_holds_keep before update or delete or truncate on ledger_holds
  for each statement execute function ledger_refuse_change();
create trigger ledger_hold_resolutions_keep before update or delete or truncate on ledger_hold_resolutions
  for each statement execute function ledger_refuse_change();

create function ledger_hold(
  p_shard smallint, p_hold uuid, p_transfer uuid, p_reason smallint, p_at timestamptz, p_request text,
  p_from uuid, p_locked uuid, p_amount bigint, p_responsible text, p_deadline timestamptz, p_openings jsonb,
  out refusal text, out refused_account uuid, out available bigint, out accounts uuid[], out balances bigint[]
) language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if exists (select from ledger_holds h where h.shard_id = p_shard and h.id = p_hold) then
    refusal := 'holdRepeated';
    return;
  end if;
  select d.* into refusal, refused_account, available, accounts, balances
  from ledger_decide(array[p_shard], array[p_transfer], array[p_reason], array[p_at], array[p_request],
    array[null::uuid], array[1, 1], array[p_from, p_locked], array[-p_amount, p_amount], p_openings, true) as d;
  if refusal is not null then
    return;
  end if;
  insert into ledger_holds (shard_id, id, owner, from_account, locked_account, currency, amount, reason, responsible,
    deadline, transfer_id, at)
  select p_shard, p_hold, f.owner, f.id, l.id, f.currency, p_amount, p_reason, p_responsible, p_deadline, p_transfer, p_at
  from ledger_accounts f
  join ledger_accounts l on l.shard_id = f.shard_id and l.owner = f.owner and l.currency = f.currency and l.kind = 2
  where f.shard_id = p_shard and f.id = p_from and l.id = p_locked and f.kind <> 2;
  if not found then
    raise exception 'a hold locks money of one owner' using errcode = 'check_violation', constraint = 'ledger_holds_only';
  end if;
end $$;

-- `posted` pays the held amount out to p_to; `voided` gives it back to where it came from (p_to empty).
create function ledger_resolve_hold(
  p_shard smallint, p_hold uuid, p_outcome text, p_transfer uuid, p_reason smallint, p_at timestamptz, p_request text,
  p_responsible text, p_to uuid[], p_amounts bigint[], p_openings jsonb,
  out refusal text, out refused_account uuid, out available bigint, out accounts uuid[], out balances bigint[],
  out outcome text
) language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  h ledger_holds;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_hold::text, 7242));
  select * into h from ledger_holds where shard_id = p_shard and id = p_hold;
  if not found then
    refusal := 'holdUnknown';
    return;
  end if;
  select r.outcome into outcome from ledger_hold_resolutions r where r.shard_id = p_shard and r.hold_id = p_hold;
  if found then
    refusal := 'holdResolved';
    return;
  end if;
  if p_outcome = 'voided' then
    p_to := array[h.from_account];
    p_amounts := array[h.amount];
  elsif h.amount <> (select sum(a) from unnest(p_amounts) as a) or exists (select from unnest(p_amounts) as a where a <= 0) then
    raise exception 'a hold is posted in full' using errcode = 'check_violation', constraint = 'ledger_holds_only';
  end if;
  select d.* into refusal, refused_account, available, accounts, balances
  from ledger_decide(array[p_shard], array[p_transfer], array[p_reason], array[p_at], array[p_request],
    array[h.transfer_id], array_fill(1, array[cardinality(p_to) + 1]), h.locked_account || p_to,
    -h.amount || p_amounts, p_openings, true) as d;
  if refusal is not null then
    return;
  end if;
  insert into ledger_hold_resolutions (shard_id, hold_id, outcome, responsible, transfer_id, at)
  values (p_shard, p_hold, p_outcome, p_responsible, p_transfer, p_at);
  outcome := p_outcome;
end $$;
