-- What came of the issues of the lotteries, added up once each is settled: lists and returns need no look at its tickets. What a draw should
-- have returned, and how far chance scatters that, follows from its tickets and the rules; one result decides all tickets of an issue.

create table lottery_issue_sums (
  lottery text not null,
  issue text not null,
  play text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  tickets integer not null check (tickets > 0),
  -- Tickets that were paid anything.
  paid integer not null,
  -- Minor units.
  staked bigint not null,
  returned bigint not null,
  -- Mean of what the draw returns, in minor units, and its variance; null where the issue was voided.
  expected numeric,
  variance numeric,
  primary key (lottery, issue, play, currency),
  foreign key (lottery, issue) references lottery_issues (lottery, issue)
);
create trigger lottery_issue_sums_keep before update or delete or truncate on lottery_issue_sums
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on lottery_issue_sums from fairway_app;

-- The same of all drawn issues of a day (UTC, by the draw's time).
create table lottery_return_days (
  day date not null,
  lottery text not null,
  play text not null,
  currency text not null,
  tickets bigint not null,
  paid bigint not null,
  staked numeric not null,
  returned numeric not null,
  expected numeric not null,
  variance numeric not null,
  primary key (day, lottery, play, currency)
);
revoke insert, update, delete, truncate on lottery_return_days from fairway_app;

-- With its owner's rights: days are only what issues add up to.
create function lottery_add_day() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into lottery_return_days as known (day, lottery, play, currency, tickets, paid, staked, returned, expected, variance)
  select (i.draws_at at time zone 'UTC')::date, c.lottery, c.play, c.currency, sum(c.tickets), sum(c.paid), sum(c.staked), sum(c.returned),
    sum(c.expected), sum(c.variance)
  from counted c join lottery_issues i on i.lottery = c.lottery and i.issue = c.issue
  where c.expected is not null
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (day, lottery, play, currency) do update set tickets = known.tickets + excluded.tickets, paid = known.paid + excluded.paid,
    staked = known.staked + excluded.staked, returned = known.returned + excluded.returned, expected = known.expected + excluded.expected,
    variance = known.variance + excluded.variance;
  return null;
end $$;
revoke execute on function lottery_add_day() from public, fairway_app;
create trigger lottery_issue_sums_add_day after insert on lottery_issue_sums referencing new table as counted
  for each statement execute function lottery_add_day();
