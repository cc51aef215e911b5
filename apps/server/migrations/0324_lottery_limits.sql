-- Switch and stakes of the lotteries are versions of the settings `lottery` (decision 0099). What the rows judge by stands here, written
-- when a version is published. A lottery that a version does not name takes stakes, and the server alone judges them.
create table lottery_limit_versions (
  version integer primary key,
  valid_from timestamptz not null
);
create table lottery_limits (
  version integer not null references lottery_limit_versions,
  lottery text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  open boolean not null,
  -- Minor units: a note's stake, a ticket's stake, and what an issue may return on one number of one play.
  least_unit bigint not null check (least_unit > 0),
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  most_per_number bigint not null check (most_per_number > 0),
  primary key (version, lottery, currency)
);
revoke update, delete, truncate on lottery_limit_versions, lottery_limits from fairway_app;

-- Version 1: what every installation begins with, the constants until now.
insert into lottery_limit_versions (version, valid_from) values (1, '-infinity');
insert into lottery_limits (version, lottery, currency, open, least_unit, least, most, most_per_number)
select 1, lottery, currency, true, least_unit, least, most, most_per_number
from unnest(array['k3', 'x5', 'ssc', 'pk10', 'lucky28', 'd3']) as lottery, (values
  ('CNY', 20::bigint, 100::bigint, 5000000::bigint, 50000000::bigint),
  ('USDT', 50000, 200000, 7000000000, 70000000000)) as b (currency, least_unit, least, most, most_per_number);

-- The version that counts at an instant: the highest whose time has come.
create function lottery_limits_at(instant timestamptz) returns integer language sql stable as $$
  select version from lottery_limit_versions where valid_from <= instant order by version desc limit 1
$$;

-- By which version a ticket was judged; null on the oldest.
alter table lottery_tickets add column limits_version integer;
alter table lottery_tickets alter column limits_version set default lottery_limits_at(platform_now());

-- Judges tickets by the version in force, under the lock that a publication holds: once a lottery is closed, none of its tickets is written
-- any more. Another version than the ticket's refuses it by the name lottery_limits_in_force, and it is judged again; a closed lottery, a
-- stake outside its bounds or a number that may cost more than the house takes on, by lottery_limits_kept. What a chase stakes on an issue
-- was within the bounds when the chase was placed.
create function lottery_judge_ticket_limits() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  in_force integer;
  refused jsonb;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('settings/lottery', 0));
  in_force := lottery_limits_at(platform_now());
  select jsonb_agg(distinct p.order_id) into refused from placed p where p.limits_version is distinct from in_force;
  if refused is not null then
    raise exception 'a ticket was judged by other limits than those in force'
      using errcode = 'check_violation', constraint = 'lottery_limits_in_force', detail = refused::text;
  end if;
  select jsonb_agg(distinct p.order_id) into refused from placed p
  join lottery_limits l on l.version = in_force and l.lottery = p.lottery and l.currency = p.currency
  where not l.open or p.most_per_number > l.most_per_number
    or (p.chase_id is null and (p.unit < l.least_unit or p.stake < l.least or p.stake > l.most));
  if refused is not null then
    raise exception 'the lottery takes no such stake'
      using errcode = 'check_violation', constraint = 'lottery_limits_kept', detail = refused::text;
  end if;
  return null;
end $$;
-- Before lottery_tickets_judge_limits, by name: the member's row of sums is the last that is locked.
create trigger lottery_tickets_judge_bounds after insert on lottery_tickets referencing new table as placed
  for each statement execute function lottery_judge_ticket_limits();
