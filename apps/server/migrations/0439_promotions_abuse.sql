-- A reward is taken back for abuse by two people, within 90 days of its payment (promotions design, section 2). What was taken is written
-- once a reward; a granted appeal gives it back and is written beside it. Until then the campaign is closed to its member.
create table promotions_abuse_reversals (
  shard_id smallint not null,
  reward_id uuid not null,
  member_id text not null,
  kind text not null,
  no integer not null,
  reason text not null check (length(reason) between 2 and 200),
  asked_by text not null,
  asked_name text not null,
  decided_by text not null,
  decided_name text not null,
  -- Minor units of yuan, of points their number: what was taken back, how much of it became debt, and how much lay in the bonus account.
  -- Nothing of what was not paid yet.
  amount bigint not null check (amount >= 0),
  owed bigint not null check (owed between 0 and amount),
  from_bonus bigint not null check (from_bonus between 0 and amount - owed),
  transfer uuid,
  reversed_at timestamptz not null default platform_now(),
  restored_at timestamptz,
  restored_transfer uuid,
  primary key (shard_id, reward_id),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id),
  check (asked_by <> decided_by),
  check ((transfer is not null) = (amount > 0)),
  check (restored_transfer is null or restored_at is not null)
);
create index promotions_abuse_reversals_of on promotions_abuse_reversals (shard_id, member_id, kind, no) where restored_at is null;
revoke update, delete, truncate on promotions_abuse_reversals from fairway_app;
grant update (restored_at, restored_transfer) on promotions_abuse_reversals to fairway_app;

alter table promotions_rewards add column abused_at timestamptz;
grant update (abused_at) on promotions_rewards to fairway_app;

create or replace function promotions_keep_reward() returns trigger language plpgsql as $$
declare
  broken text;
  appeals boolean := old.appealed_at is null and new.appealed_at is not null;
  answers boolean := old.appeal_granted is null and new.appeal_granted is not null;
  abused boolean := old.abused_at is null and new.abused_at is not null;
  -- What people took back of a paid reward, they give back on an appeal.
  restores boolean := answers and new.appeal_granted and old.state = 'paid' and old.abused_at is not null;
begin
  broken := case
    when (old.id, old.member_id, old.kind, old.no, old.version, old.step, old.period, old.type, old.amount, old.detail, old.turnover,
        old.reached_at, old.expires_at)
      is distinct from (new.id, new.member_id, new.kind, new.no, new.version, new.step, new.period, new.type, new.amount, new.detail,
        new.turnover, new.reached_at, new.expires_at) then 'promotions_rewards_kept'
    when new.reversed < old.reversed and not restores or (old.reversed_at is not null and new.reversed_at is null)
      then 'promotions_rewards_kept'
    when old.state = 'paid' and (old.paid_at, old.transfer, old.decided_by, old.decided_at)
      is distinct from (new.paid_at, new.transfer, new.decided_by, new.decided_at) then 'promotions_rewards_kept'
    -- Once, and of what was paid within 90 days.
    when not abused and old.abused_at is distinct from new.abused_at then 'promotions_rewards_abuse_kept'
    when abused and not (old.state = 'reached' and new.state = 'refused'
      or old.state = 'paid' and new.reversed > old.reversed and old.paid_at > platform_now() - interval '90 days')
      then 'promotions_rewards_abuse_kept'
    -- Once, against what a person refused or two took back; answered once, by another person.
    when not appeals and (old.appeal_text, old.appealed_at) is distinct from (new.appeal_text, new.appealed_at)
      then 'promotions_rewards_appeal_kept'
    when appeals and not (old.state = 'refused' and old.decided_by is not null or old.state = 'paid' and old.abused_at is not null)
      then 'promotions_rewards_appeal_kept'
    when not answers and (old.appeal_granted, old.appeal_by, old.appeal_answer, old.appeal_decided_at)
      is distinct from (new.appeal_granted, new.appeal_by, new.appeal_answer, new.appeal_decided_at)
      then 'promotions_rewards_appeal_kept'
    when answers and not (old.state = 'refused' and new.appeal_by <> old.decided_by or old.state = 'paid' and old.abused_at is not null)
      then 'promotions_rewards_appeal_other'
    when answers and old.abused_at is not null and exists (
      select from promotions_abuse_reversals a
      where a.shard_id = old.shard_id and a.reward_id = old.id and new.appeal_by in (a.asked_by, a.decided_by))
      then 'promotions_rewards_appeal_other'
    when old.state = new.state and old.state <> 'applied' and not (old.state = 'paid' and new.reversed > old.reversed)
      and not appeals and not answers then 'promotions_rewards_kept'
    when old.state <> new.state and not (old.state = 'reached' and new.state in ('applied', 'paid', 'expired', 'failed', 'refused')
      or old.state = 'applied' and new.state in ('paid', 'refused', 'failed')
      or old.state = 'refused' and new.state = 'applied' and answers and new.appeal_granted) then 'promotions_rewards_way'
    when new.state = 'expired' and (old.expires_at is null or old.expires_at > platform_now()) then 'promotions_rewards_due'
  end;
  if broken is not null then
    raise exception 'a reward does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
