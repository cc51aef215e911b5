-- Bets and what became of them. The legs are facts from the moment of booking; a settlement is a fact of its own, and
-- the bet's state follows from its last one.
create table sportsbook_bets (
  shard_id smallint not null,
  id uuid not null,
  bill_no text not null,
  member_id text not null,
  operation_id text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  unit_stake bigint not null check (unit_stake > 0),
  stake bigint not null check (stake >= unit_stake),
  sizes smallint[] not null,
  leg_count smallint not null,
  price_policy text not null check (price_policy in ('none', 'higher', 'any')),
  live boolean not null,
  status text not null check (status in ('pending', 'accepted', 'refused', 'settled', 'voided')),
  placed_at timestamptz not null,
  -- Pending only: when it is decided.
  decides_at timestamptz,
  hold_id uuid,
  stake_transfer uuid not null,
  maximum_return bigint not null,
  refusal text,
  refusal_params jsonb,
  -- From the last settlement; null while it is open.
  returned bigint,
  settled_at timestamptz,
  settlement_count smallint not null default 0,
  -- What of the exposure it still holds.
  exposed boolean not null default true,
  primary key (shard_id, id)
);
create unique index sportsbook_bets_operation on sportsbook_bets (shard_id, member_id, operation_id);
create index sportsbook_bets_open on sportsbook_bets (shard_id, member_id, id desc)
  where status in ('pending', 'accepted');
create index sportsbook_bets_ended on sportsbook_bets (shard_id, member_id, id desc)
  where status in ('settled', 'voided', 'refused');
create index sportsbook_bets_pending on sportsbook_bets (decides_at) where status = 'pending';

create table sportsbook_legs (
  shard_id smallint not null,
  bet_id uuid not null,
  place smallint not null,
  member_id text not null,
  fixture_id bigint not null references sportsbook_fixtures,
  market text not null,
  code text not null,
  line smallint,
  selection text not null,
  -- Thousandths. The exact price that settles, and the one the member asked for.
  price integer not null,
  asked_price integer not null,
  market_version integer not null,
  live boolean not null,
  -- In play: the score and the feed's place when it was booked.
  score_home smallint,
  score_away smallint,
  feed_sequence integer,
  -- The kick-off as it stood when the bet was booked: from it the void rule counts.
  scheduled_at timestamptz not null,
  placed_at timestamptz not null,
  primary key (shard_id, bet_id, place)
);
create index sportsbook_legs_fixture on sportsbook_legs (fixture_id, shard_id, bet_id);
create trigger sportsbook_legs_keep before delete on sportsbook_legs
  for each statement execute function sportsbook_refuse_change();
revoke delete on sportsbook_bets, sportsbook_legs from fairway_app;

-- Legs that are void whatever the result: a withdrawn goal, a late bet, a person's decision.
create table sportsbook_leg_voids (
  shard_id smallint not null,
  bet_id uuid not null,
  place smallint not null,
  fixture_id bigint not null,
  reason text not null check (reason in ('goalWithdrawn', 'placedLate', 'operator')),
  detail text not null,
  at timestamptz not null,
  primary key (shard_id, bet_id, place)
);
create index sportsbook_leg_voids_fixture on sportsbook_leg_voids (fixture_id);
create trigger sportsbook_leg_voids_keep before update or delete on sportsbook_leg_voids
  for each statement execute function sportsbook_refuse_change();
revoke update, delete on sportsbook_leg_voids from fairway_app;

-- Every settlement of a bet: 1, 2 … A later one replaces the earlier; nothing is edited.
create table sportsbook_settlements (
  shard_id smallint not null,
  bet_id uuid not null,
  number smallint not null,
  member_id text not null,
  cause text not null check (cause in ('result', 'correction', 'void')),
  -- settled, voided, or accepted again where a correction left it undecided.
  status text not null check (status in ('settled', 'voided', 'accepted')),
  returned bigint not null check (returned >= 0),
  -- Against the settlement before; on the first the whole return.
  change bigint not null,
  -- The part of a negative change that the wallet did not hold.
  debt bigint not null default 0,
  turnover bigint not null default 0,
  -- [{outcome, factors, voidReason, fullTime, halfTime}] by place.
  legs jsonb not null,
  transfer_id uuid,
  at timestamptz not null,
  primary key (shard_id, bet_id, number)
);
create trigger sportsbook_settlements_keep before update or delete on sportsbook_settlements
  for each statement execute function sportsbook_refuse_change();
revoke update, delete on sportsbook_settlements from fairway_app;

-- The bet's state follows its settlements, set by set: whoever inserts settlements, by whatever way, moves the bets too.
create function sportsbook_follow_settlements() returns trigger language plpgsql as $$
begin
  update sportsbook_bets bets
  set status = fresh.status, settlement_count = fresh.number,
    returned = case when fresh.status = 'accepted' then null else fresh.returned end,
    settled_at = case when fresh.status = 'accepted' then null else fresh.at end
  from fresh
  where bets.shard_id = fresh.shard_id and bets.id = fresh.bet_id and bets.settlement_count = fresh.number - 1;
  return null;
end $$;
create trigger sportsbook_settlements_follow after insert on sportsbook_settlements
  referencing new table as fresh for each statement execute function sportsbook_follow_settlements();

-- What the house stands to lose, kept under a limit by the update itself. Scope `selection`: fixture/market/selection;
-- `fixture`: the whole event; `member`: member/fixture. `liability` is the sum of possible wins (return less stake), in
-- fen: USDT counts at its fixed rate.
create table sportsbook_exposures (
  scope text not null check (scope in ('selection', 'fixture', 'member')),
  key text not null,
  fixture_id bigint not null,
  liability bigint not null check (liability >= 0),
  stakes bigint not null default 0,
  primary key (scope, key)
) with (fillfactor = 50);
create index sportsbook_exposures_fixture on sportsbook_exposures (fixture_id);
