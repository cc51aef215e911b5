-- Stakes and returns count for the limits that members set, in the transaction that books or settles, by whatever way.

-- After sportsbook_legs_judge (triggers run by name): the member's row is the last that a bet locks.
create function sportsbook_count_stakes() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform risk_count_play(array_agg(b.shard_id), array_agg(b.member_id), array_agg(b.currency), array_agg(0::bigint),
    array_agg(b.stake), array_agg(0::bigint), array_agg(b.placed_at), true)
  from booked l
  cross join lateral (
    select shard_id, member_id, currency, stake, placed_at from sportsbook_bets
    where shard_id = l.shard_id and id = l.bet_id offset 0) as b
  where l.place = 0;
  return null;
end $$;
create trigger sportsbook_legs_play after insert on sportsbook_legs
  referencing new table as booked for each statement execute function sportsbook_count_stakes();

create function sportsbook_count_returns() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform risk_count_play(array_agg(b.shard_id), array_agg(b.member_id), array_agg(b.currency), array_agg(0::bigint),
    array_agg(0::bigint), array_agg(s.change), array_agg(s.at), false)
  from fresh s
  cross join lateral (
    select shard_id, member_id, currency from sportsbook_bets
    where shard_id = s.shard_id and id = s.bet_id offset 0) as b
  where s.change <> 0;
  return null;
end $$;
create trigger sportsbook_settlements_play after insert on sportsbook_settlements
  referencing new table as fresh for each statement execute function sportsbook_count_returns();
