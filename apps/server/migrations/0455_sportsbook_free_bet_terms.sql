-- A void bet gives its free bet back with its term begun again: a void costs the member nothing, also where it comes after the
-- term. The term is as long as the one it was given with, however often it begins again.
alter table sportsbook_free_bets add column term_began_at timestamptz;
alter table sportsbook_free_bets disable trigger sportsbook_free_bets_keep;
update sportsbook_free_bets set term_began_at = granted_at;
alter table sportsbook_free_bets enable trigger sportsbook_free_bets_keep;
alter table sportsbook_free_bets
  alter column term_began_at set not null,
  add constraint sportsbook_free_bets_term check (expires_at > term_began_at and term_began_at >= granted_at);

-- As in 0449, and its term begins.
create or replace function sportsbook_begin_free_bet() returns trigger language plpgsql as $$
begin
  new.granted_at := platform_now();
  new.term_began_at := new.granted_at;
  if new.bet_id is not null or new.ended is not null or new.expires_at <= new.granted_at then
    raise exception 'a free bet begins unused' using errcode = 'check_violation', constraint = 'sportsbook_free_bets_begun';
  end if;
  return new;
end $$;

-- As in 0449, but one that its bet gives back begins its term again.
create or replace function sportsbook_keep_free_bet() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (old.member_id, old.bill_no, old.source_key, old.currency, old.stake, old.sport, old.competition_id, old.least_price, old.factor,
        old.granted_at, old.term_began_at, old.expires_at, old.stake_transfer)
      is distinct from (new.member_id, new.bill_no, new.source_key, new.currency, new.stake, new.sport, new.competition_id, new.least_price, new.factor,
        new.granted_at, new.term_began_at, new.expires_at, new.stake_transfer)
      or old.ended is not null then 'sportsbook_free_bets_kept'
    when new.ended is not null and old.bet_id is not null then 'sportsbook_free_bets_kept'
    when new.ended = 'expired' and new.expires_at > platform_now() then 'sportsbook_free_bets_due'
  end;
  if broken is not null then
    raise exception 'a free bet does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  if old.bet_id is not null and new.bet_id is null then
    new.term_began_at := platform_now();
    new.expires_at := new.term_began_at + (old.expires_at - old.term_began_at);
  end if;
  if new.ended is not null then new.ended_at := platform_now(); end if;
  return new;
end $$;
