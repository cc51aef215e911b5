-- A reward for deposits is taken back with them. What each such reward rests on is written when it is given, and a deposit that was taken
-- back is noted before its rewards are looked for: whichever of the two comes first, the other finds it.
create table promotions_reward_deposits (
  shard_id smallint not null,
  member_id text not null,
  reward_id uuid not null,
  -- The order and when it was settled: one whose payment returns is settled again and is another deposit.
  ref text not null,
  settled_at timestamptz not null,
  -- Minor units of yuan, USDT at the fixed rate.
  amount bigint not null check (amount > 0),
  primary key (shard_id, reward_id, ref, settled_at),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id)
);
create index promotions_reward_deposits_of on promotions_reward_deposits (shard_id, member_id, ref);
revoke update, delete, truncate on promotions_reward_deposits from fairway_app;

create table promotions_reversed_deposits (
  shard_id smallint not null,
  member_id text not null,
  ref text not null,
  settled_at timestamptz not null,
  noted_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, ref, settled_at)
);
revoke update, delete, truncate on promotions_reversed_deposits from fairway_app;

-- What a reward lost with a deposit, once a deposit.
create table promotions_reversals (
  shard_id smallint not null,
  reward_id uuid not null,
  member_id text not null,
  ref text not null,
  settled_at timestamptz not null,
  -- Minor units of yuan, of points their number: what was taken back, and how much of it became debt. Nothing of what was not paid yet.
  amount bigint not null check (amount >= 0),
  owed bigint not null check (owed between 0 and amount),
  transfer uuid,
  reversed_at timestamptz not null default platform_now(),
  primary key (shard_id, reward_id, ref, settled_at),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id),
  check ((transfer is not null) = (amount > 0))
);
revoke update, delete, truncate on promotions_reversals from fairway_app;

-- Never more than was paid. A reward that was not paid yet is refused, with the moment of the reversal as its reason.
alter table promotions_rewards
  add column reversed bigint not null default 0,
  add column reversed_at timestamptz,
  add constraint promotions_rewards_reversed check (reversed between 0 and amount and (reversed = 0 or state = 'paid')),
  add constraint promotions_rewards_reversed_at check (reversed = 0 or reversed_at is not null);
grant update (reversed, reversed_at) on promotions_rewards to fairway_app;

create or replace function promotions_keep_reward() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (old.id, old.member_id, old.kind, old.no, old.version, old.step, old.period, old.type, old.amount, old.detail, old.turnover,
        old.reached_at, old.expires_at)
      is distinct from (new.id, new.member_id, new.kind, new.no, new.version, new.step, new.period, new.type, new.amount, new.detail,
        new.turnover, new.reached_at, new.expires_at) then 'promotions_rewards_kept'
    when new.reversed < old.reversed or (old.reversed_at is not null and new.reversed_at is null) then 'promotions_rewards_kept'
    when old.state = 'paid' and (old.paid_at, old.transfer, old.decided_by, old.decided_at)
      is distinct from (new.paid_at, new.transfer, new.decided_by, new.decided_at) then 'promotions_rewards_kept'
    when old.state = new.state and old.state <> 'applied' and not (old.state = 'paid' and new.reversed > old.reversed)
      then 'promotions_rewards_kept'
    when old.state <> new.state and not (old.state = 'reached' and new.state in ('applied', 'paid', 'expired', 'failed', 'refused')
      or old.state = 'applied' and new.state in ('paid', 'refused', 'failed')) then 'promotions_rewards_way'
    when new.state = 'expired' and (old.expires_at is null or old.expires_at > platform_now()) then 'promotions_rewards_due'
  end;
  if broken is not null then
    raise exception 'a reward does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;

-- What comes back after the end goes on to the house's promotions: of an archived campaign that sum alone still grows.
create or replace function promotions_keep_campaign() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when old.closed is not null and (to_jsonb(new) - 'returned' <> to_jsonb(old) - 'returned' or old.closed <> 'archived')
      then 'promotions_campaigns_closed'
    when (old.kind, old.no, old.created_at) is distinct from (new.kind, new.no, new.created_at) then 'promotions_campaigns_kept'
    when old.published is not null and new.published is null then 'promotions_campaigns_kept'
    when new.funded < old.funded or new.returned < old.returned then 'promotions_campaigns_kept'
    when new.closed = 'archived' and new.ends_at > platform_now() then 'promotions_campaigns_running'
    when not exists (select from promotions_versions v where v.hash = new.newest and v.kind = new.kind and v.no = new.no)
      or (new.published is not null and not exists (
        select from promotions_versions v where v.hash = new.published and v.kind = new.kind and v.no = new.no))
      then 'promotions_campaigns_version'
  end;
  if broken is not null then
    raise exception 'a campaign does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  new.changed_at := platform_now();
  return new;
end $$;
