-- Gifts of members to anchors, the boards of givers, and what went back. A gift is a fact; how it ended is a row of its own.
create table live_gifts (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  gift_no text not null unique,
  room_no bigint not null,
  broadcast_id uuid not null,
  anchor_id uuid not null,
  -- What the catalogue said of it when it was sent.
  gift text not null,
  name_zh text not null,
  name_en text not null,
  art text not null,
  price_version integer not null check (price_version > 0),
  count smallint not null check (count between 1 and 99),
  -- Of all of them.
  coins bigint not null check (coins > 0 and coins % count = 0),
  -- The anchor's part in percent, and the contract that says so.
  share_percent smallint not null check (share_percent between 30 and 70),
  contract_version integer not null,
  streak_id uuid not null,
  streak_no integer not null check (streak_no > 0),
  -- The giver chose to be named.
  shown boolean not null,
  -- The site's ceilings for this giver, in fen: one gift, a day, a week, a month, and in all where there is no verified identity.
  send_most bigint not null,
  day_most bigint not null,
  week_most bigint not null,
  month_most bigint not null,
  total_most bigint,
  gift_transfer uuid not null,
  sent_at timestamptz not null default platform_now(),
  -- Ids follow time: also the order of a member's records.
  primary key (shard_id, id)
);
-- A call of a streak is booked once, whatever its operation id.
create unique index live_gifts_streak on live_gifts (shard_id, member_id, streak_id, streak_no);
create index live_gifts_of_member on live_gifts (shard_id, member_id, id);
create index live_gifts_of_anchor on live_gifts (anchor_id, sent_at);
create trigger live_gifts_keep before update or delete or truncate on live_gifts
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on live_gifts from fairway_app;

create table live_gift_returns (
  shard_id smallint not null,
  gift_id uuid not null,
  member_id text not null,
  cause text not null check (cause in ('takenBack', 'refunded')),
  return_transfer uuid not null,
  at timestamptz not null default platform_now(),
  -- Once.
  primary key (shard_id, gift_id)
);
create index live_gift_returns_by_time on live_gift_returns (at);
create trigger live_gift_returns_keep before update or delete or truncate on live_gift_returns
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on live_gift_returns from fairway_app;

-- What each giver has given in a room in a period: a broadcast, or a day, week or month of the site's zone by its first day.
create table live_gift_boards (
  room_no bigint not null,
  board text not null check (board in ('broadcast', 'day', 'week', 'month')),
  began text not null,
  member_id text not null,
  coins bigint not null check (coins >= 0),
  -- When the sum was reached: of two equal ones the earlier is first.
  reached_at timestamptz not null,
  -- What the giver chose last.
  shown boolean not null,
  primary key (room_no, board, began, member_id)
);
create index live_gift_boards_order on live_gift_boards (room_no, board, began, coins desc, reached_at, member_id);
revoke insert, update, delete, truncate on live_gift_boards from fairway_app;

-- The periods that a gift counts in.
create function live_gift_periods(broadcast uuid, moment timestamptz) returns table (board text, began text) language sql stable as $$
  select 'broadcast', broadcast::text
  union all select 'day', day::text from risk_site_day(moment) as day
  union all select 'week', date_trunc('week', day)::date::text from risk_site_day(moment) as day
  union all select 'month', date_trunc('month', day)::date::text from risk_site_day(moment) as day
$$;

-- Judges gifts as they are written: the broadcast is live and stays so until the commit, its anchor may broadcast, is not the giver, and the
-- giver's account is active; the contract that the gift names is in force. A refusal names the gifts, so that a batch loses only those.
create function live_judge_gifts() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  perform from live_broadcasts b where b.id in (select g.broadcast_id from given g) order by b.id for share;

  select jsonb_agg(distinct g.id) into refused from given g
  where not exists (
    select from live_broadcasts b join live_anchors a on a.id = b.anchor_id
    where b.id = g.broadcast_id and b.room_no = g.room_no and b.anchor_id = g.anchor_id and b.status = 'live' and a.status = 'approved');
  if refused is not null then
    raise exception 'the anchor is not live' using errcode = 'check_violation', constraint = 'live_gifts_live', detail = refused::text;
  end if;

  select jsonb_agg(distinct g.id) into refused from given g
  join live_anchors a on a.id = g.anchor_id and a.member_id = g.member_id;
  if refused is not null then
    raise exception 'a gift to oneself' using errcode = 'check_violation', constraint = 'live_gifts_own', detail = refused::text;
  end if;

  select jsonb_agg(distinct g.id) into refused from given g
  where not exists (
    select from live_contracts c
    where c.anchor_id = g.anchor_id and c.status = 'inForce' and c.no = g.contract_version and c.share_percent = g.share_percent);
  if refused is not null then
    raise exception 'another contract is in force' using errcode = 'check_violation', constraint = 'live_gifts_contract', detail = refused::text;
  end if;

  if members_not_active(array(select member_id from given)) is not null then
    select jsonb_agg(distinct g.id) into refused from given g where members_not_active(array[g.member_id]) is not null;
    raise exception 'the member may not give' using errcode = 'check_violation', constraint = 'live_gifts_rights', detail = refused::text;
  end if;
  return null;
end $$;
create trigger live_gifts_judge after insert on live_gifts referencing new table as given
  for each statement execute function live_judge_gifts();

-- With its owner's rights: the application does not write boards.
create function live_count_gifts() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
begin
  -- In one order, so that two batches wait for each other and never in a circle.
  insert into live_gift_boards as known (room_no, board, began, member_id, coins, reached_at, shown)
  select g.room_no, p.board, p.began, g.member_id, sum(g.coins), max(g.sent_at), (array_agg(g.shown order by g.id desc))[1]
  from given g cross join lateral live_gift_periods(g.broadcast_id, g.sent_at) as p
  group by g.room_no, p.board, p.began, g.member_id
  order by g.room_no, p.board collate "C", p.began collate "C", g.member_id collate "C"
  on conflict (room_no, board, began, member_id) do update
    set coins = known.coins + excluded.coins, reached_at = excluded.reached_at, shown = excluded.shown;
  return null;
end $$;
revoke execute on function live_count_gifts() from public, fairway_app;
create trigger live_gifts_judge_boards after insert on live_gifts referencing new table as given
  for each statement execute function live_count_gifts();

create function live_count_tips() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform risk_count_tips(array_agg(id::text order by id), array_agg(shard_id order by id), array_agg(member_id order by id),
    array_agg(coins order by id), array_agg(sent_at order by id), array_agg(send_most order by id), array_agg(day_most order by id),
    array_agg(week_most order by id), array_agg(month_most order by id), array_agg(total_most order by id)) from given;
  return null;
end $$;
-- After the boards, by name: the member's row of sums is the last that is locked.
create trigger live_gifts_judge_tips after insert on live_gifts referencing new table as given
  for each statement execute function live_count_tips();

-- A gift is taken back within five seconds by this clock, and refunded only after them; it leaves the boards and the giver's sums where it
-- was counted. A refusal names the gifts.
create function live_judge_gift_returns() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(f.gift_id) into refused from fresh f
  where (
    select g.member_id = f.member_id and (f.at <= g.sent_at + interval '5 seconds') = (f.cause = 'takenBack')
    from live_gifts g where g.shard_id = f.shard_id and g.id = f.gift_id) is not true;
  if refused is not null then
    raise exception 'the gift is final, or can still be taken back'
      using errcode = 'check_violation', constraint = 'live_gift_returns_time', detail = refused::text;
  end if;

  perform from live_gift_boards b
  join (
    select g.room_no, p.board, p.began, g.member_id
    from fresh f join live_gifts g on g.shard_id = f.shard_id and g.id = f.gift_id
    cross join lateral live_gift_periods(g.broadcast_id, g.sent_at) as p) as counted
  on counted.room_no = b.room_no and counted.board = b.board and counted.began = b.began and counted.member_id = b.member_id
  order by b.room_no, b.board collate "C", b.began collate "C", b.member_id collate "C" for update of b;
  update live_gift_boards b set coins = b.coins - back.coins
  from (
    select g.room_no, p.board, p.began, g.member_id, sum(g.coins) as coins
    from fresh f join live_gifts g on g.shard_id = f.shard_id and g.id = f.gift_id
    cross join lateral live_gift_periods(g.broadcast_id, g.sent_at) as p
    group by g.room_no, p.board, p.began, g.member_id) as back
  where b.room_no = back.room_no and b.board = back.board and b.began = back.began and b.member_id = back.member_id;

  perform risk_add_tips(array_agg(g.shard_id), array_agg(g.member_id), array_agg(-g.coins), array_agg(g.sent_at))
  from fresh f join live_gifts g on g.shard_id = f.shard_id and g.id = f.gift_id;
  return null;
end $$;
revoke execute on function live_judge_gift_returns() from public, fairway_app;
create trigger live_gift_returns_judge after insert on live_gift_returns referencing new table as fresh
  for each statement execute function live_judge_gift_returns();
