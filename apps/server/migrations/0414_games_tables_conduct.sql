-- Hands keep what has happened; each step is made once, in its order and at the database's instant.
create function games_name_hand() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  broken text;
begin
  broken := case
    when num_nonnulls(new.randomness, new.root, new.dealt_at, new.ended_at, new.rake, new.cancelled_at) > 0
      or not exists (select from games_tables t where t.code = new.table_code and t.game = new.chain_code and t.unit = new.unit)
      then 'games_hands_named'
    when new.number <> 1 + coalesce((select max(h.number) from games_hands h where h.table_code = new.table_code), 0)
      then 'games_hands_number'
    when new.beacon_at <= platform_now() or not games_link_hidden(new.chain_code, new.chain, new.link_index)
      then 'games_hands_hidden'
  end;
  if broken is not null then
    raise exception 'a hand is named before its cards can be known' using errcode = 'check_violation', constraint = broken;
  end if;
  new.named_at := platform_now();
  return new;
end $$;
create trigger games_hands_name before insert on games_hands for each row execute function games_name_hand();

create function games_keep_hand() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := date_trunc('milliseconds', platform_now());
  broken text;
begin
  broken := case
    when old.ended_at is not null or old.cancelled_at is not null
      or (old.dealt_at is not null and (new.dealt_at, new.randomness, new.root) is distinct from (old.dealt_at, old.randomness, old.root))
      then 'games_hands_kept'
    when old.dealt_at is null and new.dealt_at is not null and not exists (
      select from beacon_rounds b
      where b.chain = new.beacon_chain and b.round = new.beacon_round and b.randomness = new.randomness)
      then 'games_hands_randomness'
    when new.cancelled_at is not null and new.ended_at is not null then 'games_hands_over'
    -- What goes on is not given up: two minutes after its last step nobody has moved it on.
    when new.cancelled_at is not null and instant < greatest(old.beacon_at, old.dealt_at, (
      select max(a.at) from games_hand_acts a where a.table_code = old.table_code and a.hand = old.number)) + interval '2 minutes'
      then 'games_hands_cancel'
  end;
  if broken is not null then
    raise exception 'a hand keeps what has happened' using errcode = 'check_violation', constraint = broken;
  end if;
  if old.dealt_at is null and new.dealt_at is not null then new.dealt_at := instant; end if;
  if old.ended_at is null and new.ended_at is not null then new.ended_at := instant; end if;
  if old.cancelled_at is null and new.cancelled_at is not null then new.cancelled_at := instant; end if;
  return new;
end $$;
create trigger games_hands_keep before update on games_hands for each row execute function games_keep_hand();

-- A member is dealt in from an own open seat of that table that nobody has asked to leave, while the hand waits.
create function games_judge_hand_seats() returns trigger language plpgsql set enable_seqscan = off as $$
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
    or members_not_active(array[d.member_id]) is not null;
  if refused is not null then
    raise exception 'a seat that is dealt no hand' using errcode = 'check_violation', constraint = 'games_hand_seats_seat', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_hand_seats_judge after insert on games_hand_seats referencing new table as dealt
  for each statement execute function games_judge_hand_seats();

-- Acts follow each other in a hand that is being played.
create function games_judge_hand_act() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  broken text;
begin
  broken := case
    when not exists (
      select from games_hands h
      where h.table_code = new.table_code and h.number = new.hand and h.dealt_at is not null and h.ended_at is null
        and h.cancelled_at is null for update of h) then 'games_hand_acts_hand'
    when new.number <> 1 + (select count(*) from games_hand_acts a where a.table_code = new.table_code and a.hand = new.hand)
      then 'games_hand_acts_number'
  end;
  if broken is not null then
    raise exception 'no act that is next' using errcode = 'check_violation', constraint = broken;
  end if;
  new.at := date_trunc('milliseconds', platform_now());
  return new;
end $$;
create trigger games_hand_acts_judge before insert on games_hand_acts for each row execute function games_judge_hand_act();

-- The results of a hand come together when it ends: everybody dealt in has one, nobody put in more than the stack, what comes back with the
-- rake is what was put in, and the rake is within its cap. They count towards own limits and refuse nothing: a hand is always finished.
create function games_judge_hand_results() returns trigger language plpgsql set enable_seqscan = off as $$
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
      where h.ended_at is null or e.paid <> e.returned + h.rake or h.rake > 3 * h.unit or h.rake * 20 > e.paid
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
create trigger games_hand_results_judge after insert on games_hand_results referencing new table as ended
  for each statement execute function games_judge_hand_results();
