-- A member appeals once against a refusal by a person, and another person decides. A granted appeal pays the reward, or has it wait for the
-- second of two people.
alter table promotions_rewards
  add column appeal_text text check (length(appeal_text) between 1 and 500),
  add column appealed_at timestamptz,
  add column appeal_granted boolean,
  add column appeal_by text,
  add column appeal_name text,
  add column appeal_answer text,
  add column appeal_decided_at timestamptz,
  add constraint promotions_rewards_appeal check ((appeal_text is null) = (appealed_at is null)),
  add constraint promotions_rewards_appeal_decided check (
    (appeal_granted is null) = (appeal_decided_at is null) and (appeal_granted is null) = (appeal_by is null)
    and (appeal_granted is null or appealed_at is not null));
create index promotions_rewards_appealed on promotions_rewards (appealed_at) where appealed_at is not null and appeal_granted is null;
grant update (appeal_text, appealed_at, appeal_granted, appeal_by, appeal_name, appeal_answer, appeal_decided_at)
  on promotions_rewards to fairway_app;

create or replace function promotions_keep_reward() returns trigger language plpgsql as $$
declare
  broken text;
  appeals boolean := old.appealed_at is null and new.appealed_at is not null;
  answers boolean := old.appeal_granted is null and new.appeal_granted is not null;
begin
  broken := case
    when (old.id, old.member_id, old.kind, old.no, old.version, old.step, old.period, old.type, old.amount, old.detail, old.turnover,
        old.reached_at, old.expires_at)
      is distinct from (new.id, new.member_id, new.kind, new.no, new.version, new.step, new.period, new.type, new.amount, new.detail,
        new.turnover, new.reached_at, new.expires_at) then 'promotions_rewards_kept'
    when new.reversed < old.reversed or (old.reversed_at is not null and new.reversed_at is null) then 'promotions_rewards_kept'
    when old.state = 'paid' and (old.paid_at, old.transfer, old.decided_by, old.decided_at)
      is distinct from (new.paid_at, new.transfer, new.decided_by, new.decided_at) then 'promotions_rewards_kept'
    -- Once, against what a person refused; answered once, by another person.
    when not appeals and (old.appeal_text, old.appealed_at) is distinct from (new.appeal_text, new.appealed_at)
      then 'promotions_rewards_appeal_kept'
    when appeals and (old.state <> 'refused' or old.decided_by is null) then 'promotions_rewards_appeal_kept'
    when not answers and (old.appeal_granted, old.appeal_by, old.appeal_answer, old.appeal_decided_at)
      is distinct from (new.appeal_granted, new.appeal_by, new.appeal_answer, new.appeal_decided_at)
      then 'promotions_rewards_appeal_kept'
    when answers and (old.state <> 'refused' or new.appeal_by = old.decided_by) then 'promotions_rewards_appeal_other'
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
