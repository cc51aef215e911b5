-- Shoes, deals and cards keep what has happened; each step is made once, in its order and at the database's instant.

-- Whether a link is one that the table's chain has given out and nobody has seen.
create function games_link_hidden(code text, chain integer, index integer) returns boolean language sql stable as $$
  select exists (select from games_chains c where c.code = $1 and c.number = $2 and c.taken >= $3)
    and not exists (select from games_links l where l.code = $1 and l.number = $2 and l.index >= $3)
$$;

create function games_name_shoe() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  broken text;
begin
  broken := case
    when new.opened_at is not null or new.ended_at is not null then 'games_dealer_shoes_named'
    when new.number <> 1 + coalesce((select max(s.number) from games_dealer_shoes s where s.table_code = new.table_code), 0)
      then 'games_dealer_shoes_number'
    when new.beacon_at <= platform_now() or not games_link_hidden(new.table_code, new.chain, new.link_index)
      then 'games_dealer_shoes_hidden'
  end;
  if broken is not null then
    raise exception 'a shoe is named before its cards can be known' using errcode = 'check_violation', constraint = broken;
  end if;
  new.named_at := platform_now();
  return new;
end $$;
create trigger games_dealer_shoes_name before insert on games_dealer_shoes for each row execute function games_name_shoe();

create function games_keep_shoe() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := date_trunc('milliseconds', platform_now());
  broken text;
begin
  broken := case
    when (old.opened_at is not null and (new.opened_at, new.randomness, new.root) is distinct from (old.opened_at, old.randomness, old.root))
      or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then 'games_dealer_shoes_kept'
    when old.opened_at is null and new.opened_at is not null and (old.ended_at is not null or not exists (
      select from beacon_rounds b
      where b.chain = new.beacon_chain and b.round = new.beacon_round and b.randomness = new.randomness))
      then 'games_dealer_shoes_randomness'
    when old.ended_at is null and new.ended_at is not null and new.opened_at is not null and not exists (
      select from games_links l where l.code = new.table_code and l.number = new.chain and l.index = new.link_index)
      then 'games_dealer_shoes_link'
    -- Named and never opened: no round came.
    when old.ended_at is null and new.ended_at is not null and new.opened_at is null and instant < new.beacon_at + interval '2 minutes'
      then 'games_dealer_shoes_unopened'
  end;
  if broken is not null then
    raise exception 'a shoe keeps what it has said' using errcode = 'check_violation', constraint = broken;
  end if;
  if old.opened_at is null and new.opened_at is not null then new.opened_at := instant; end if;
  if old.ended_at is null and new.ended_at is not null then new.ended_at := instant; end if;
  return new;
end $$;
create trigger games_dealer_shoes_keep before update on games_dealer_shoes for each row execute function games_keep_shoe();

-- A deal is named before its betting opens: of an open shoe with more than 14 cards left, or of a link and a round that are not out.
create function games_name_deal() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  has_shoe constant boolean := (select t.game in ('baccarat', 'dragonTiger') from games_dealer_tables t where t.code = new.table_code);
  broken text;
begin
  broken := case
    when new.opens_at < platform_now() or num_nonnulls(new.closed_at, new.randomness, new.resulted_at, new.settled_at, new.voided_at) > 0
      or has_shoe is distinct from (new.shoe is not null) then 'games_dealer_deals_named'
    when new.number <> 1 + coalesce((select max(d.number) from games_dealer_deals d where d.table_code = new.table_code), 0)
      then 'games_dealer_deals_number'
    when new.shoe is not null and not (
      exists (
        select from games_dealer_shoes s
        where s.table_code = new.table_code and s.number = new.shoe and s.opened_at is not null and s.ended_at is null)
      and (select count(*) from games_dealer_cards c where c.table_code = new.table_code and c.shoe = new.shoe) < 402)
      then 'games_dealer_deals_shoe'
    when new.shoe is null and not games_link_hidden(new.table_code, new.chain, new.link_index) then 'games_dealer_deals_link'
  end;
  if broken is not null then
    raise exception 'a deal is named before it opens' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger games_dealer_deals_name before insert on games_dealer_deals for each row execute function games_name_deal();

-- Closed by the clock, a result as the rules have it from what lies or was drawn, settled when every bet has its result. What has not
-- begun two minutes after the closing is voided, and nothing else is.
create function games_keep_deal() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := date_trunc('milliseconds', platform_now());
  played constant text := (select t.game from games_dealer_tables t where t.code = new.table_code);
  broken text;
begin
  broken := case
    when (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
      or (old.resulted_at is not null
        and (new.resulted_at, new.result, new.randomness) is distinct from (old.resulted_at, old.result, old.randomness))
      or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
      or (old.settled_at is not null and new.settled_at is distinct from old.settled_at) then 'games_dealer_deals_kept'
    when old.closed_at is null and new.closed_at is not null and instant < old.closes_at then 'games_dealer_deals_closing'
    when old.resulted_at is null and new.resulted_at is not null and old.closed_at is null then 'games_dealer_deals_closed'
    when old.resulted_at is null and new.resulted_at is not null and new.shoe is not null and new.result is distinct from (
      select games_dealer_dealt(played, array_agg(c.side order by c.place), array_agg(c.card::integer order by c.place))
      from games_dealer_cards c where c.table_code = new.table_code and c.deal = new.number) then 'games_dealer_deals_result'
    when old.resulted_at is null and new.resulted_at is not null and new.shoe is null and new.result is distinct from (
      select games_dealer_drawn(played, l.link, b.randomness || ':' || new.table_code || ':' || new.number)
      from games_links l, beacon_rounds b
      where l.code = new.table_code and l.number = new.chain and l.index = new.link_index
        and b.chain = new.beacon_chain and b.round = new.beacon_round and b.randomness = new.randomness) then 'games_dealer_deals_result'
    when old.voided_at is null and new.voided_at is not null and (instant < old.closes_at + interval '2 minutes' or exists (
      select from games_dealer_cards c where c.table_code = new.table_code and c.deal = new.number)) then 'games_dealer_deals_void'
    when old.settled_at is null and new.settled_at is not null and exists (
      select from games_dealer_bets b where b.table_code = new.table_code and b.deal = new.number and not exists (
        select from games_dealer_results e where e.shard_id = b.shard_id and e.bet_id = b.id)) then 'games_dealer_deals_settled'
  end;
  if broken is not null then
    raise exception 'a deal keeps what has happened' using errcode = 'check_violation', constraint = broken;
  end if;
  if old.closed_at is null and new.closed_at is not null then new.closed_at := instant; end if;
  if old.resulted_at is null and new.resulted_at is not null then new.resulted_at := instant; end if;
  if old.voided_at is null and new.voided_at is not null then new.voided_at := instant; end if;
  if old.settled_at is null and new.settled_at is not null then new.settled_at := instant; end if;
  return new;
end $$;
create trigger games_dealer_deals_keep before update on games_dealer_deals for each row execute function games_keep_deal();

-- A card lies where the rules have it: after the closing, the next of its shoe, on the side whose turn it is; eight packs have eight of each.
create function games_judge_dealer_card() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  deal record;
  broken text;
begin
  select d.shoe, d.closed_at, d.resulted_at, d.voided_at, t.game into deal
  from games_dealer_deals d join games_dealer_tables t on t.code = d.table_code
  where d.table_code = new.table_code and d.number = new.deal for update of d;
  broken := case
    when deal.shoe is distinct from new.shoe or deal.closed_at is null or deal.resulted_at is not null or deal.voided_at is not null
      then 'games_dealer_cards_deal'
    when new.place <> (select count(*) from games_dealer_cards c where c.table_code = new.table_code and c.shoe = new.shoe)
      then 'games_dealer_cards_place'
    when 8 <= (select count(*) from games_dealer_cards c where c.table_code = new.table_code and c.shoe = new.shoe and c.card = new.card)
      then 'games_dealer_cards_copy'
    when new.side is distinct from (
      select games_dealer_next(deal.game, coalesce(array_agg(c.side order by c.place), '{}'),
        coalesce(array_agg(c.card::integer order by c.place), '{}'))
      from games_dealer_cards c where c.table_code = new.table_code and c.deal = new.deal) then 'games_dealer_cards_side'
  end;
  if broken is not null then
    raise exception 'no card that is next' using errcode = 'check_violation', constraint = broken;
  end if;
  new.at := date_trunc('milliseconds', platform_now());
  return new;
end $$;
create trigger games_dealer_cards_judge before insert on games_dealer_cards for each row execute function games_judge_dealer_card();

-- A table's link is out only when nothing can be staked on what it decides: a shoe is at its cut and settled, a wheel or dice are closed
-- and their round of public randomness is out.
create function games_keep_link_of_table() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
      select from games_dealer_shoes s
      where s.table_code = new.code and s.chain = new.number and s.link_index = new.index and (
        (select count(*) from games_dealer_cards c where c.table_code = s.table_code and c.shoe = s.number) < 402
        or exists (
          select from games_dealer_deals d where d.table_code = s.table_code and d.shoe = s.number and d.settled_at is null)))
    or exists (
      select from games_dealer_deals d
      where d.table_code = new.code and d.chain = new.number and d.link_index = new.index and (d.closed_at is null or not exists (
        select from beacon_rounds b where b.chain = d.beacon_chain and b.round = d.beacon_round)))
  then
    raise exception 'bets could still be placed on this link' using errcode = 'check_violation', constraint = 'games_links_dealer';
  end if;
  return new;
end $$;
create trigger games_links_keep_dealer before insert on games_links for each row
  when (new.code ~ '^(baccarat|dragontiger|roulette|sicbo)[0-9]+$') execute function games_keep_link_of_table();
