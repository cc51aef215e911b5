-- Cash-outs are written many to a statement, so they are judged together and a refusal names its rows: the others of a batch count.
alter table games_rocket_cash_outs drop constraint games_rocket_cash_outs_height_check;
drop trigger games_rocket_cash_outs_judge on games_rocket_cash_outs;
drop function games_judge_cash_out();

-- A cash-out counts by its row: the flight's height at the database's instant, read after the round's lock, whatever is inserted. The
-- crash waits for those that are being written, and nothing is written after it.
create function games_time_cash_out() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  started constant timestamptz := (
    select r.started_at from games_rocket_rounds r where r.number = (
      select b.round from games_rocket_bets b
      where b.shard_id = new.shard_id and b.id = new.bet_id and b.member_id = new.member_id) for share);
begin
  new.at := date_trunc('milliseconds', platform_now());
  new.height := coalesce(games_rocket_height(games_rocket_milliseconds(started, new.at)), 0);
  return new;
end $$;
create trigger games_rocket_cash_outs_time before insert on games_rocket_cash_outs for each row execute function games_time_cash_out();

create function games_judge_cash_outs() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  broken text;
  refused jsonb;
begin
  select judged.rule, jsonb_agg(judged.bet_id) into broken, refused from (
    select c.bet_id, case
      when b.id is null then 'games_rocket_cash_outs_bet'
      when r.started_at is null or c.height <= 100 then 'games_rocket_cash_outs_flight'
      when r.crashed_at is not null then 'games_rocket_cash_outs_crashed'
      when c.height >= least(b.target, b.most_height) then 'games_rocket_cash_outs_reached'
    end as rule
    from cashed c
    left join games_rocket_bets b on b.shard_id = c.shard_id and b.id = c.bet_id and b.member_id = c.member_id
    left join games_rocket_rounds r on r.number = b.round) judged
  where judged.rule is not null group by judged.rule order by judged.rule limit 1;
  if broken is not null then
    raise exception 'nothing to cash out now' using errcode = 'check_violation', constraint = broken, detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_rocket_cash_outs_judge after insert on games_rocket_cash_outs referencing new table as cashed
  for each statement execute function games_judge_cash_outs();
