-- Chases (追号): one pick on many issues in a row. Each issue of one has a hold of its own; what the holds became is added up on the chase.
create table lottery_chases (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  bill_no text not null,
  lottery text not null,
  play text not null check (play ~ '^[a-z0-9]+\.[a-zA-Z0-9]+$'),
  pick text not null check (length(pick) <= 400),
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units, as the four sums below.
  unit bigint not null check (unit > 0),
  stop_on_win boolean not null,
  held bigint not null check (held > 0),
  staked bigint not null default 0 check (staked >= 0),
  released bigint not null default 0 check (released >= 0),
  rest bigint not null check (rest >= 0),
  state text not null default 'running' check (state in ('running', 'finished', 'won', 'cancelled', 'stopped')),
  stopped_by text check (stopped_by in ('room', 'rights', 'limit')),
  placed_at timestamptz not null default platform_now(),
  ended_at timestamptz,
  constraint lottery_chases_sum check (held = staked + released + rest),
  constraint lottery_chases_ended check ((state = 'running') = (ended_at is null) and (state = 'running' or rest = 0)),
  check ((state = 'stopped') = (stopped_by is not null)),
  -- Ids follow time: also the order of a member's chases.
  primary key (shard_id, id)
);
create index lottery_chases_of_member on lottery_chases (shard_id, member_id, id);
create index lottery_chases_running on lottery_chases (shard_id, id) where state = 'running';

create table lottery_chase_items (
  shard_id smallint not null,
  chase_id uuid not null,
  place smallint not null check (place between 0 and 99),
  lottery text not null,
  issue text not null,
  times smallint not null check (times between 1 and 999),
  stake bigint not null check (stake > 0),
  hold_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'placed', 'skipped', 'released')),
  ticket_id uuid,
  check ((state = 'placed') = (ticket_id is not null)),
  primary key (shard_id, chase_id, place),
  unique (shard_id, chase_id, issue),
  foreign key (shard_id, chase_id) references lottery_chases (shard_id, id),
  foreign key (lottery, issue) references lottery_issues (lottery, issue)
);
create index lottery_chase_items_of_issue on lottery_chase_items (lottery, issue, shard_id, chase_id);
-- A chase stakes once on an issue.
create unique index lottery_tickets_of_chase on lottery_tickets (shard_id, chase_id, issue) where chase_id is not null;

-- A chase ends once and stays as it ended; its sums follow from its items alone.
create function lottery_keep_chase() returns trigger language plpgsql as $$
begin
  if old.state <> 'running' then
    raise exception 'a chase ends once' using errcode = 'check_violation', constraint = 'lottery_chases_kept';
  end if;
  return new;
end $$;
create trigger lottery_chases_keep before update on lottery_chases for each row execute function lottery_keep_chase();
revoke update, delete, truncate on lottery_chases from fairway_app;
grant update (state, stopped_by, ended_at) on lottery_chases to fairway_app;

-- An item leaves `waiting` once: its ticket stands, or its hold has given its stake back. Not while an item before it waits or its ticket
-- has no result, so that a win stops what comes after it. With its owner's rights: the application does not write the sums.
create function lottery_keep_chase_item() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  broken text;
begin
  broken := case
    when old.state <> 'waiting' or new.state = 'waiting' then 'lottery_chase_items_once'
    when new.state = 'placed' and not exists (
      select from lottery_tickets t
      where t.shard_id = new.shard_id and t.id = new.ticket_id and t.chase_id = new.chase_id and t.lottery = new.lottery
        and t.issue = new.issue and t.stake = new.stake) then 'lottery_chase_items_ticket'
    when new.state = 'placed' and exists (
      select from lottery_chase_items i
      where i.shard_id = new.shard_id and i.chase_id = new.chase_id and i.place < new.place and (i.state = 'waiting' or (
        i.state = 'placed' and not exists (
          select from lottery_results r where r.shard_id = i.shard_id and r.ticket_id = i.ticket_id)))) then 'lottery_chase_items_order'
    when not exists (
      select from ledger_hold_resolutions r
      where r.shard_id = new.shard_id and r.hold_id = new.hold_id
        and r.outcome = case new.state when 'placed' then 'posted' else 'voided' end) then 'lottery_chase_items_money'
  end;
  if broken is not null then
    raise exception 'an item of a chase is staked on or given back, once and in order'
      using errcode = 'check_violation', constraint = broken;
  end if;
  update lottery_chases set
    staked = staked + case new.state when 'placed' then new.stake else 0 end,
    released = released + case new.state when 'placed' then 0 else new.stake end,
    rest = rest - new.stake
  where shard_id = new.shard_id and id = new.chase_id;
  return new;
end $$;
revoke execute on function lottery_keep_chase_item() from public, fairway_app;
create trigger lottery_chase_items_keep before update on lottery_chase_items
  for each row execute function lottery_keep_chase_item();
revoke update, delete, truncate on lottery_chase_items from fairway_app;
grant update (state, ticket_id) on lottery_chase_items to fairway_app;
