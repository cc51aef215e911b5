-- A reward is money, points, goods or free rounds. `amount` is fen of money, a count of points, the worth of goods in fen, the stakes of
-- free rounds together in fen; `detail` says which goods go where, and which rounds. Goods are handed over by people: nothing moves in
-- the ledger.
alter table promotions_rewards
  add column type text not null default 'money' check (type in ('money', 'points', 'goods', 'freeRounds')),
  add column detail jsonb check (jsonb_typeof(detail) = 'object'),
  add check ((type in ('goods', 'freeRounds')) = (detail is not null));

do $$
declare
  name text;
begin
  select conname into strict name from pg_constraint
  where conrelid = 'promotions_rewards'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%transfer IS NOT NULL%';
  execute format('alter table promotions_rewards drop constraint %I', name);
end $$;
alter table promotions_rewards
  add constraint promotions_rewards_paid check ((state = 'paid') = (paid_at is not null)),
  add constraint promotions_rewards_transfer check ((transfer is not null) = (state = 'paid' and type <> 'goods'));

create or replace function promotions_keep_reward() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (old.id, old.member_id, old.kind, old.no, old.version, old.step, old.period, old.type, old.amount, old.detail, old.turnover,
        old.reached_at, old.expires_at)
      is distinct from (new.id, new.member_id, new.kind, new.no, new.version, new.step, new.period, new.type, new.amount, new.detail,
        new.turnover, new.reached_at, new.expires_at) then 'promotions_rewards_kept'
    when old.state = new.state and old.state <> 'applied' then 'promotions_rewards_kept'
    when not (old.state = 'reached' and new.state in ('applied', 'paid', 'expired', 'failed', 'refused')
      or old.state = 'applied' and new.state in ('applied', 'paid', 'refused', 'failed')) then 'promotions_rewards_way'
    when new.state = 'expired' and (old.expires_at is null or old.expires_at > platform_now()) then 'promotions_rewards_due'
  end;
  if broken is not null then
    raise exception 'a reward does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
