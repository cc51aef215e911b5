-- Campaigns. What one promises is a version: written once, named by the hash of its document, never changed. Which version counts is
-- the campaign's row; what waits, runs or is over follows from that version's window.
create table promotions_versions (
  hash bytea primary key check (length(hash) = 32),
  kind text not null,
  no integer not null check (no > 0),
  number integer not null check (number > 0),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  editor_id text not null,
  editor_name text not null,
  created_at timestamptz not null default platform_now(),
  unique (kind, no, number)
);
revoke update, delete, truncate on promotions_versions from fairway_app;

create table promotions_campaigns (
  kind text not null check (kind ~ '^[a-zA-Z]{2,24}$'),
  no integer not null check (no > 0),
  newest bytea not null references promotions_versions (hash),
  -- The version that counts; null until a second person has published one.
  published bytea references promotions_versions (hash),
  published_at timestamptz,
  -- The window of the published version [starts_at, ends_at), for lists; before the publication that of the newest one.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  paused boolean not null default false,
  -- The newest version waits for a second person.
  in_review boolean not null default false,
  -- Withdrawn before any publication, or archived after the end.
  closed text check (closed in ('withdrawn', 'archived')),
  closed_at timestamptz,
  created_at timestamptz not null default platform_now(),
  changed_at timestamptz not null default platform_now(),
  -- Minor units of yuan that went into the campaign's account and came back from it.
  funded bigint not null default 0 check (funded >= 0),
  returned bigint not null default 0 check (returned >= 0 and returned <= funded),
  primary key (kind, no),
  check (starts_at < ends_at),
  check ((published is null) = (published_at is null)),
  check ((closed is null) = (closed_at is null)),
  check (closed is distinct from 'archived' or published is not null),
  check (closed is distinct from 'withdrawn' or published is null),
  check (published is not null or funded = 0)
);
create index promotions_campaigns_window on promotions_campaigns (ends_at) where published is not null and closed is null;

-- A campaign's state by the database's clock.
create function promotions_state(campaign promotions_campaigns) returns text language sql stable as $$
  select case
    when campaign.closed is not null then campaign.closed
    when campaign.published is null then case when campaign.in_review then 'inReview' else 'draft' end
    when campaign.ends_at <= platform_now() then 'ended'
    when campaign.paused then 'paused'
    when campaign.starts_at > platform_now() then 'scheduled'
    else 'running'
  end
$$;

-- A version belongs to its campaign, and what is closed stays closed.
create function promotions_keep_campaign() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when old.closed is not null then 'promotions_campaigns_closed'
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
create trigger promotions_campaigns_keep before update on promotions_campaigns for each row execute function promotions_keep_campaign();
revoke delete, truncate on promotions_campaigns from fairway_app;

-- What a member has from a campaign, once a step and period of it: due, applied for, paid. The version is that of the moment.
create table promotions_rewards (
  shard_id smallint not null,
  id uuid not null,
  member_id text not null,
  kind text not null,
  no integer not null,
  version bytea not null references promotions_versions (hash),
  -- Which of the campaign's rewards (`day`, `full`, `offer`), and for when: a day, a cycle, or once for all.
  step text not null check (length(step) between 1 and 40),
  period text not null check (length(period) between 1 and 40),
  -- Minor units of yuan.
  amount bigint not null check (amount > 0),
  -- Hundredths: how often it is to be played before a withdrawal.
  turnover integer not null check (turnover between 0 and 1000),
  state text not null check (state in ('reached', 'applied', 'paid', 'expired', 'failed', 'refused')),
  reached_at timestamptz not null default platform_now(),
  expires_at timestamptz,
  applied_at timestamptz,
  paid_at timestamptz,
  transfer uuid,
  -- Who decided a review, and the first of two who agreed.
  agreed_by text,
  agreed_name text,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  remark text,
  primary key (shard_id, id),
  foreign key (kind, no) references promotions_campaigns (kind, no),
  check ((state = 'paid') = (transfer is not null and paid_at is not null)),
  check (state <> 'applied' or applied_at is not null),
  check (decided_by is distinct from agreed_by or decided_by is null)
);
create unique index promotions_rewards_once on promotions_rewards (shard_id, member_id, kind, no, step, period);
create index promotions_rewards_of_member on promotions_rewards (shard_id, member_id, id);
create index promotions_rewards_of_campaign on promotions_rewards (kind, no, id);
create index promotions_rewards_waiting on promotions_rewards (applied_at) where state = 'applied';
create index promotions_rewards_due on promotions_rewards (expires_at) where state = 'reached';

-- No way back: reached to applied, paid, expired or failed; applied to paid or refused. What was promised stays as it was.
create function promotions_keep_reward() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (old.id, old.member_id, old.kind, old.no, old.version, old.step, old.period, old.amount, old.turnover, old.reached_at, old.expires_at)
      is distinct from (new.id, new.member_id, new.kind, new.no, new.version, new.step, new.period, new.amount, new.turnover,
        new.reached_at, new.expires_at) then 'promotions_rewards_kept'
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
create trigger promotions_rewards_keep before update on promotions_rewards for each row execute function promotions_keep_reward();
revoke update, delete, truncate on promotions_rewards from fairway_app;
grant update (state, applied_at, paid_at, transfer, agreed_by, agreed_name, decided_by, decided_name, decided_at, remark)
  on promotions_rewards to fairway_app;

-- Signs of the daily sign-in: a day of the site once, seven days of a cycle from its first sign.
create table promotions_signs (
  shard_id smallint not null,
  member_id text not null,
  no integer not null,
  day date not null,
  -- The day of the cycle's first sign.
  cycle date not null,
  reward_id uuid not null,
  signed_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, no, day),
  check (day >= cycle and day < cycle + 7),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id)
);
revoke update, delete, truncate on promotions_signs from fairway_app;
