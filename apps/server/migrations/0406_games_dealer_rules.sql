-- The rules of live tables, as the package of the games has them, so that no process says whose card is next or what came out.

-- HMAC-SHA256; a link has 64 characters, just the block of SHA-256, so it is the key as it stands.
create function games_hmac(link text, message text) returns bytea language plpgsql immutable as $$
declare
  key constant bytea := convert_to(link, 'SQL_ASCII');
  inner_key bytea := key;
  outer_key bytea := key;
begin
  for place in 0 .. 63 loop
    inner_key := set_byte(inner_key, place, get_byte(key, place) # 54);
    outer_key := set_byte(outer_key, place, get_byte(key, place) # 92);
  end loop;
  return sha256(outer_key || sha256(inner_key || convert_to(message, 'SQL_ASCII')));
end $$;

-- So many draws below n from the first block of a draw's stream, eight numbers of 32 bits: u * n / 2^32, cut; u is skipped where the rest is
-- below 2^32 mod n. Three dice or a spin need a second block less than once in 10^40.
create function games_draws_below(link text, message text, n integer, count integer) returns integer[] language plpgsql immutable as $$
declare
  block constant bytea := games_hmac(link, message || ':0');
  drawn integer[] := '{}';
  product bigint;
begin
  for word in 0 .. 7 loop
    exit when cardinality(drawn) = count;
    product := n * (get_byte(block, word * 4)::bigint * 16777216 + get_byte(block, word * 4 + 1) * 65536
      + get_byte(block, word * 4 + 2) * 256 + get_byte(block, word * 4 + 3));
    if product % 4294967296 >= 4294967296 % n then
      drawn := drawn || (product / 4294967296)::integer;
    end if;
  end loop;
  return drawn;
end $$;

-- A spin is below(37), a die 1 + below(6).
create function games_dealer_drawn(game text, link text, message text) returns jsonb language sql immutable as $$
  select case game
    when 'roulette' then jsonb_build_object('game', 'roulette', 'number', (games_draws_below(link, message, 37, 1))[1])
    when 'sicbo' then jsonb_build_object('game', 'sicbo', 'dice', (
      select jsonb_agg(1 + die order by place) from unnest(games_draws_below(link, message, 6, 3)) with ordinality as d (die, place)))
  end
$$;

-- An ace counts 1, tens and court cards 0; the last digit of the sum.
create function games_baccarat_points(cards integer[]) returns integer language sql immutable as $$
  select coalesce(sum(case when card % 13 < 9 then card % 13 + 1 else 0 end), 0)::integer % 10 from unnest(cards) as card
$$;

-- The cards of one side, in the order dealt.
create function games_cards_of(side text, sides text[], cards integer[]) returns integer[] language sql immutable as $$
  select coalesce(array_agg(c.card order by c.place), '{}')
  from unnest(sides, cards) with ordinality as c (side, card, place) where c.side = $1
$$;

-- Whose card is next; null when the deal is complete.
create function games_dealer_next(game text, sides text[], cards integer[]) returns text language plpgsql immutable as $$
declare
  player constant integer[] := games_cards_of('player', sides, cards);
  banker constant integer[] := games_cards_of('banker', sides, cards);
  first constant integer := games_baccarat_points(player[1:2]);
  points constant integer := games_baccarat_points(banker[1:2]);
  third constant integer := games_baccarat_points(player[3:3]);
begin
  if game = 'dragonTiger' then
    return (array['dragon', 'tiger'])[cardinality(cards) + 1];
  end if;
  if cardinality(cards) < 4 then
    return (array['player', 'banker', 'player', 'banker'])[cardinality(cards) + 1];
  end if;
  if first >= 8 or points >= 8 or cardinality(banker) = 3 then return null; end if;
  if cardinality(player) = 2 and first <= 5 then return 'player'; end if;
  return case when case
    when cardinality(player) = 2 then points <= 5
    when points <= 2 then true
    when points = 3 then third <> 8
    when points = 4 then third between 2 and 7
    when points = 5 then third between 4 and 7
    when points = 6 then third between 6 and 7
    else false
  end then 'banker' end;
end $$;

-- What a complete deal of cards comes to.
create function games_dealer_dealt(game text, sides text[], cards integer[]) returns jsonb language plpgsql immutable as $$
declare
  player constant integer[] := games_cards_of('player', sides, cards);
  banker constant integer[] := games_cards_of('banker', sides, cards);
  points constant integer := games_baccarat_points(player);
  bankers constant integer := games_baccarat_points(banker);
begin
  if cards is null or games_dealer_next(game, sides, cards) is not null then return null; end if;
  if game = 'dragonTiger' then
    return jsonb_build_object('game', game,
      'winner', case sign(cards[1] % 13 - cards[2] % 13) when 1 then 'dragon' when -1 then 'tiger' else 'tie' end,
      'suited', cards[1] = cards[2]);
  end if;
  return jsonb_build_object('game', game,
    'winner', case sign(points - bankers) when 1 then 'player' when -1 then 'banker' else 'tie' end,
    'playerPoints', points, 'bankerPoints', bankers,
    'playerPair', player[1] % 13 = player[2] % 13, 'bankerPair', banker[1] % 13 = banker[2] % 13);
end $$;
