-- Who may not bet, and a venue that takes no bets, are refused by the rows in the transaction that books, like everything else
-- that a bet is judged by: what a process remembers or has read a moment ago decides nothing.

-- The first of some members whose account does not stand as active, an id nobody has among them; null where all do.
create function members_not_active(ids text[]) returns text language plpgsql stable set enable_seqscan = off as $$
begin
  return (
    select asked.id from unnest(ids) as asked (id)
    where (select m.status = 'active' from members_accounts m where m.id = asked.id::uuid) is not true
    limit 1);
end $$;

-- Whether a venue takes play at an instant: one without a row does, and maintenance whose end has come is over.
create function venues_open(venue text, instant timestamptz) returns boolean language plpgsql stable as $$
begin
  return coalesce((
    select v.state = 'open' or (v.state = 'maintenance' and v.until <= instant)
    from venues_switches v where v.code = venue), true) is true;
end $$;

-- Before the member's row of stakes is locked and counted (0093): what a break or an own limit says comes last.
create or replace function sportsbook_count_stakes() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  shards smallint[];
  members text[];
  currencies text[];
  stakes bigint[];
  instants timestamptz[];
  nothing bigint[];
  earliest timestamptz;
begin
  select array_agg(b.shard_id), array_agg(b.member_id), array_agg(b.currency), array_agg(b.stake), array_agg(b.placed_at),
    array_agg(0::bigint), min(b.placed_at)
  into shards, members, currencies, stakes, instants, nothing, earliest
  from booked l
  cross join lateral (
    select shard_id, member_id, currency, stake, placed_at from sportsbook_bets
    where shard_id = l.shard_id and id = l.bet_id offset 0) as b
  where l.place = 0;
  if members_not_active(members) is not null or not venues_open('fairway-sports', earliest) then
    raise exception 'the member may not bet, or the venue takes no bets'
      using errcode = 'check_violation', constraint = 'sportsbook_rights';
  end if;
  perform risk_count_play(shards, members, currencies, nothing, stakes, nothing, instants, true);
  return null;
end $$;
