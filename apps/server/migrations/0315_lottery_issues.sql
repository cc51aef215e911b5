-- The house's lotteries. An issue names its link of the house's hash chain and its round of public randomness before betting opens; its
-- tickets are facts; what it drew follows from both and is written once.
create table lottery_issues (
  lottery text not null check (lottery in ('k3', 'x5', 'ssc', 'pk10', 'lucky28', 'd3')),
  -- The day in Shanghai and the number of the day.
  issue text not null check (issue ~ '^\d{8}-\d{3}$'),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  chain integer not null,
  link_index integer not null,
  -- link(0) of the chain.
  first_link text not null,
  beacon_chain text not null,
  beacon_round bigint not null,
  beacon_at timestamptz not null,
  closed_at timestamptz,
  -- With the closing: how many tickets there are, and the root of the Merkle tree over them.
  tickets integer,
  ticket_root text check (ticket_root ~ '^[0-9a-f]{64}$'),
  -- With the draw: the link and the randomness that the result follows from.
  drawn_at timestamptz,
  link text,
  randomness text,
  result smallint[],
  settled_at timestamptz,
  voided_at timestamptz,
  void_reason text check (void_reason in ('noRandomness', 'operators')),
  check (opens_at < closes_at and closes_at < draws_at),
  -- Nobody knows the round while bets are taken.
  check (beacon_at >= draws_at and beacon_at >= closes_at + interval '1 second'),
  check ((closed_at is null) = (tickets is null)),
  check ((drawn_at is null) = (result is null)),
  check ((drawn_at is null) = (link is null or randomness is null)),
  check ((voided_at is null) = (void_reason is null)),
  check (drawn_at is null or closed_at is not null),
  check (drawn_at is null or voided_at is null),
  check (settled_at is null or drawn_at is not null or voided_at is not null),
  primary key (lottery, issue),
  unique (lottery, chain, link_index),
  foreign key (lottery, chain) references games_chains (code, number)
);
create index lottery_issues_by_time on lottery_issues (lottery, draws_at);
create index lottery_issues_waiting on lottery_issues (closes_at) where settled_at is null;
create index lottery_issues_by_round on lottery_issues (beacon_chain, beacon_round) where drawn_at is null and voided_at is null;

-- What members have staked on stays as it is: times and link for good, the round from the opening on. Each step is made once, after the
-- one before it, by the database's clock; a result needs its link and its round to be out.
create function lottery_keep_issue() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (old.lottery, old.issue, old.opens_at, old.closes_at, old.draws_at, old.chain, old.link_index, old.first_link)
      is distinct from
        (new.lottery, new.issue, new.opens_at, new.closes_at, new.draws_at, new.chain, new.link_index, new.first_link)
      then 'lottery_issues_kept'
    when (old.beacon_chain, old.beacon_round, old.beacon_at) is distinct from (new.beacon_chain, new.beacon_round, new.beacon_at)
      and platform_now() >= old.opens_at then 'lottery_issues_round'
    when old.closed_at is not null
      and (old.closed_at, old.tickets, old.ticket_root) is distinct from (new.closed_at, new.tickets, new.ticket_root)
      then 'lottery_issues_closed'
    when old.closed_at is null and new.closed_at is not null and new.voided_at is null and platform_now() < old.closes_at
      then 'lottery_issues_closing'
    when old.drawn_at is not null and (old.drawn_at, old.link, old.randomness, old.result)
      is distinct from (new.drawn_at, new.link, new.randomness, new.result)
      then 'lottery_issues_drawn'
    when old.drawn_at is null and new.drawn_at is not null and not (
      exists (select from games_links l where l.code = new.lottery and l.number = new.chain and l.index = new.link_index
        and l.link = new.link)
      and exists (select from beacon_rounds b where b.chain = new.beacon_chain and b.round = new.beacon_round
        and b.randomness = new.randomness))
      then 'lottery_issues_randomness'
    when old.voided_at is not null and (old.voided_at, old.void_reason) is distinct from (new.voided_at, new.void_reason)
      then 'lottery_issues_voided'
    when old.settled_at is not null and old.settled_at is distinct from new.settled_at then 'lottery_issues_settled'
  end;
  if broken is not null then
    raise exception 'an issue keeps what it has said' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger lottery_issues_keep before update on lottery_issues for each row execute function lottery_keep_issue();
revoke update, delete, truncate on lottery_issues from fairway_app;
grant update (beacon_chain, beacon_round, beacon_at, closed_at, tickets, ticket_root, drawn_at, link, randomness, result, settled_at, voided_at, void_reason)
  on lottery_issues to fairway_app;

create table lottery_tickets (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  -- The call that placed it, with others.
  order_id uuid not null,
  bill_no text not null,
  lottery text not null,
  issue text not null,
  play text not null check (play ~ '^[a-z0-9]+\.[a-zA-Z0-9]+$'),
  pick text not null check (length(pick) <= 400),
  notes integer not null check (notes between 1 and 10000),
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units: a note's stake before it is multiplied.
  unit bigint not null check (unit > 0),
  times smallint not null check (times between 1 and 999),
  stake bigint not null,
  -- What each note would return in minor units, by amount: [[388, ["big", "odd"]]].
  risks jsonb not null,
  -- What one number may cost the house in this issue, by the bounds that the ticket was judged by.
  most_per_number bigint not null check (most_per_number > 0),
  chase_id uuid,
  stake_transfer uuid not null,
  placed_at timestamptz not null default platform_now(),
  check (stake = unit * times * notes),
  -- Ids follow time: also the order of a member's records.
  primary key (shard_id, id)
);
create index lottery_tickets_of_member on lottery_tickets (shard_id, member_id, id);
create index lottery_tickets_of_issue on lottery_tickets (lottery, issue, shard_id, id);
create trigger lottery_tickets_keep before update or delete or truncate on lottery_tickets
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on lottery_tickets from fairway_app;

-- What the tickets of an issue could return on each number (限号).
create table lottery_exposures (
  lottery text not null,
  issue text not null,
  currency text not null,
  play text not null,
  note text not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  primary key (lottery, issue, currency, play, note)
);
revoke insert, update, delete, truncate on lottery_exposures from fairway_app;

-- Judges tickets as they are written. The issue stays open until the commit, by the database's clock after its lock; the member may play
-- and the venue is open; every number has room. A refusal names the orders, so that a batch loses only those. With its owner's rights: the
-- application does not write exposures.
create function lottery_judge_tickets() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  instant timestamptz;
  refused jsonb;
begin
  perform from lottery_issues i
  join (select distinct lottery, issue from placed) p on p.lottery = i.lottery and p.issue = i.issue
  order by i.lottery, i.issue for share of i;
  instant := platform_now();

  select jsonb_agg(distinct p.order_id) into refused from placed p
  where (
    select i.closed_at is null and i.voided_at is null and instant >= i.opens_at and instant < i.closes_at
    from lottery_issues i where i.lottery = p.lottery and i.issue = p.issue) is not true;
  if refused is not null then
    raise exception 'the issue takes no bets' using errcode = 'check_violation', constraint = 'lottery_tickets_open', detail = refused::text;
  end if;

  if not venues_open('fairway-lottery', instant) or members_not_active(array(select member_id from placed)) is not null
    or venues_withheld_from('fairway-lottery', array(select shard_id from placed), array(select member_id from placed)) is not null
  then
    select jsonb_agg(distinct p.order_id) into refused from placed p
    where not venues_open('fairway-lottery', instant)
      or venues_withheld_from('fairway-lottery', array[p.shard_id], array[p.member_id]) is not null
      or (select m.status = 'active' from members_accounts m where m.id = p.member_id::uuid) is not true;
    raise exception 'the member may not play, or the venue is closed'
      using errcode = 'check_violation', constraint = 'lottery_tickets_rights', detail = refused::text;
  end if;

  -- In one order, so that two batches wait for each other and never in a circle.
  insert into lottery_exposures as known (lottery, issue, currency, play, note, amount)
  select p.lottery, p.issue, p.currency, p.play, note.value, sum((risk.value ->> 0)::bigint)
  from placed p, jsonb_array_elements(p.risks) as risk, jsonb_array_elements_text(risk.value -> 1) as note
  group by p.lottery, p.issue, p.currency, p.play, note.value
  order by p.lottery, p.issue, p.currency, p.play, note.value collate "C"
  on conflict (lottery, issue, currency, play, note) do update set amount = known.amount + excluded.amount;

  -- Whose ticket passes what its number takes, each counted with those that were written before it.
  select jsonb_agg(distinct t.order_id) into refused
  from (
    select p.order_id, p.most_per_number, e.amount - sum((risk.value ->> 0)::bigint) over (
      partition by p.lottery, p.issue, p.currency, p.play, note.value
      order by p.id desc rows between unbounded preceding and current row) + (risk.value ->> 0)::bigint as reached
    from placed p, jsonb_array_elements(p.risks) as risk, jsonb_array_elements_text(risk.value -> 1) as note,
      lottery_exposures e
    where e.lottery = p.lottery and e.issue = p.issue and e.currency = p.currency and e.play = p.play and e.note = note.value) as t
  where t.reached > t.most_per_number;
  if refused is not null then
    raise exception 'a number takes no more' using errcode = 'check_violation', constraint = 'lottery_tickets_room', detail = refused::text;
  end if;
  return null;
end $$;
revoke execute on function lottery_judge_tickets() from public, fairway_app;
create trigger lottery_tickets_judge after insert on lottery_tickets referencing new table as placed
  for each statement execute function lottery_judge_tickets();

create function lottery_count_stakes() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform risk_count_play(array_agg(shard_id), array_agg(member_id), array_agg(currency), array_agg(0::bigint), array_agg(stake),
    array_agg(0::bigint), array_agg(placed_at), true) from placed;
  return null;
end $$;
-- After lottery_tickets_judge, by name: the member's row of sums is the last that is locked.
create trigger lottery_tickets_judge_limits after insert on lottery_tickets referencing new table as placed
  for each statement execute function lottery_count_stakes();

-- How a ticket ended, once.
create table lottery_results (
  shard_id smallint not null,
  ticket_id uuid not null,
  member_id text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  cause text not null check (cause in ('drawn', 'voided')),
  -- Minor units.
  returned bigint not null check (returned >= 0),
  return_transfer uuid,
  at timestamptz not null default platform_now(),
  check ((return_transfer is not null) = (returned > 0)),
  primary key (shard_id, ticket_id)
);
create trigger lottery_results_keep before update or delete or truncate on lottery_results
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on lottery_results from fairway_app;

-- A result is of a ticket whose issue was drawn or voided, as it says; a voided one gives exactly its stake back. What is returned counts
-- towards own limits.
create function lottery_judge_results() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off
  set enable_mergejoin = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(f.ticket_id) into refused
  from fresh f
  where (
    select t.member_id = f.member_id and t.currency = f.currency and case f.cause
      when 'drawn' then i.drawn_at is not null
      else i.voided_at is not null and f.returned = t.stake end
    from lottery_tickets t join lottery_issues i on i.lottery = t.lottery and i.issue = t.issue
    where t.shard_id = f.shard_id and t.id = f.ticket_id) is not true;
  if refused is not null then
    raise exception 'a result that its issue does not have'
      using errcode = 'check_violation', constraint = 'lottery_results_issue', detail = refused::text;
  end if;
  if exists (select from fresh where returned > 0) then
    perform risk_count_play(array_agg(shard_id), array_agg(member_id), array_agg(currency), array_agg(0::bigint), array_agg(0::bigint),
      array_agg(returned), array_agg(at), false) from fresh where returned > 0;
  end if;
  return null;
end $$;
create trigger lottery_results_judge after insert on lottery_results referencing new table as fresh
  for each statement execute function lottery_judge_results();
