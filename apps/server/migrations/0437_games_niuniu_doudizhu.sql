-- Niuniu and doudizhu at the tables between members (decision 0136). A seat is dealt in only with what covers the most that a hand can take, so
-- that nobody who has little wins much and loses little.
alter table games_tables
  drop constraint games_tables_game_check,
  add constraint games_tables_game_check check (game in ('holdem', 'niuniu', 'doudizhu')),
  -- Seats that a hand needs.
  add column least_seats smallint not null default 2 check (least_seats between 2 and 6),
  -- Minor units.
  add column least_stack bigint not null default 1 check (least_stack > 0),
  add constraint games_tables_least_check check (least_stack <= least_buy_in and least_seats <= seats);
insert into games_tables (code, game, currency, unit, least_buy_in, most_buy_in, seats, least_seats, least_stack) values
  ('niuniu1', 'niuniu', 'CNY', 100, 16000, 80000, 5, 2, 12800),
  ('niuniu2', 'niuniu', 'CNY', 500, 80000, 400000, 5, 2, 64000),
  ('niuniu3', 'niuniu', 'USDT', 200000, 32000000, 160000000, 5, 2, 25600000),
  ('doudizhu1', 'doudizhu', 'CNY', 100, 16000, 80000, 3, 3, 12800),
  ('doudizhu2', 'doudizhu', 'CNY', 500, 80000, 400000, 3, 3, 64000),
  ('doudizhu3', 'doudizhu', 'USDT', 200000, 32000000, 160000000, 3, 3, 25600000);

alter table games_hand_acts
  drop constraint games_hand_acts_act_check,
  drop constraint games_hand_acts_amount_check,
  drop constraint games_hand_acts_check,
  -- Of a play, by name.
  add column cards text[],
  add constraint games_hand_acts_act_check check (act in ('fold', 'check', 'call', 'raise', 'bid', 'bet', 'play', 'pass')),
  -- Minor units of the bet that a raise makes, or what was bid or bet.
  add constraint games_hand_acts_amount_check check (
    (act in ('raise', 'bid', 'bet')) = (amount is not null) and amount >= 0
    and (act <> 'raise' or amount > 0) and (act not in ('bid', 'bet') or amount <= 4)),
  add constraint games_hand_acts_cards_check check ((act = 'play') = (cards is not null) and cardinality(cards) between 1 and 20);
comment on column games_hand_acts.amount is 'Minor units of the bet that a raise makes, or what was bid or bet.';

-- As in 0414, and: with what covers the most that a hand can take, and as many as the game needs.
create or replace function games_judge_hand_seats() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(d.seat_id) into refused from dealt d
  where not exists (
      select from games_seats s
      where s.shard_id = d.shard_id and s.id = d.seat_id and s.member_id = d.member_id and s.place = d.table_code and s.number = d.seat
        and s.left_at is null and s.leaving_at is null)
    or not exists (
      select from games_hands h where h.table_code = d.table_code and h.number = d.hand and h.dealt_at is null and h.cancelled_at is null)
    or not exists (select from games_tables t where t.code = d.table_code and t.least_stack <= d.stack)
    or members_not_active(array[d.member_id]) is not null;
  if refused is not null then
    raise exception 'a seat that is dealt no hand' using errcode = 'check_violation', constraint = 'games_hand_seats_seat', detail = refused::text;
  end if;
  if exists (
      select from (select distinct table_code, hand from dealt) d join games_tables t on t.code = d.table_code
      where (select count(*) from games_hand_seats s where s.table_code = d.table_code and s.hand = d.hand) not between t.least_seats and t.seats)
  then
    raise exception 'a hand of too few or too many' using errcode = 'check_violation', constraint = 'games_hand_seats_count';
  end if;
  return null;
end $$;

-- As in 0414, and: the cap of three units is hold'em's alone; of what a seat won elsewhere 5 % are kept, whatever that comes to.
create or replace function games_judge_hand_results() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  broken text;
begin
  select case
    when exists (
      select from ended e
      left join games_hand_seats s on s.table_code = e.table_code and s.hand = e.hand and s.seat = e.seat
      where (s.shard_id, s.member_id, s.id) is distinct from (e.shard_id, e.member_id, e.id) or e.paid > s.stack)
      then 'games_hand_results_seat'
    when exists (
      select from (select table_code, hand, count(*) as seats, sum(paid) as paid, sum(returned) as returned from ended group by 1, 2) e
      join games_hands h on h.table_code = e.table_code and h.number = e.hand
      join games_tables t on t.code = e.table_code
      where h.ended_at is null or e.paid <> e.returned + h.rake or (t.game = 'holdem' and h.rake > 3 * h.unit) or h.rake * 20 > e.paid
        or e.seats <> (select count(*) from games_hand_seats s where s.table_code = e.table_code and s.hand = e.hand))
      then 'games_hand_results_sum'
  end into broken;
  if broken is not null then
    raise exception 'results that the hand does not have' using errcode = 'check_violation', constraint = broken;
  end if;
  if exists (select from ended where paid > 0) then
    perform risk_count_play(array_agg(e.shard_id), array_agg(e.member_id), array_agg(e.currency), array_agg(0::bigint), array_agg(e.paid),
      array_agg(e.returned), array_agg(e.at), false)
    from (select * from ended where paid > 0 order by shard_id, member_id collate "C") e;
    perform risk_count_minutes(array_agg(e.shard_id), array_agg(e.member_id), array_agg(e.at)) from ended e where e.paid > 0;
  end if;
  return null;
end $$;
