-- Operators void an issue before its round of public randomness is out, or not at all: later one of them could know the numbers that would
-- be drawn. From then on it is drawn, or voided by time when no round came for half an hour.
create or replace function lottery_keep_issue() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (old.lottery, old.issue, old.opens_at, old.closes_at, old.draws_at, old.chain, old.link_index, old.first_link)
      is distinct from
        (new.lottery, new.issue, new.opens_at, new.closes_at, new.draws_at, new.chain, new.link_index, new.first_link)
      then 'lottery_issues_kept'
    when (old.beacon_chain, old.beacon_round, old.beacon_at) is distinct from (new.beacon_chain, new.beacon_round, new.beacon_at)
      and platform_now() >= old.opens_at then 'lottery_issues_round'
    when old.closed_at is not null
      and (old.closed_at, old.tickets, old.ticket_root) is distinct from (new.closed_at, new.tickets, new.ticket_root)
      then 'lottery_issues_closed'
    when old.closed_at is null and new.closed_at is not null and new.voided_at is null and platform_now() < old.closes_at
      then 'lottery_issues_closing'
    when old.drawn_at is not null and (old.drawn_at, old.link, old.randomness, old.result)
      is distinct from (new.drawn_at, new.link, new.randomness, new.result)
      then 'lottery_issues_drawn'
    when old.drawn_at is null and new.drawn_at is not null and not (
      exists (select from games_links l where l.code = new.lottery and l.number = new.chain and l.index = new.link_index
        and l.link = new.link)
      and exists (select from beacon_rounds b where b.chain = new.beacon_chain and b.round = new.beacon_round
        and b.randomness = new.randomness))
      then 'lottery_issues_randomness'
    when old.voided_at is not null and (old.voided_at, old.void_reason) is distinct from (new.voided_at, new.void_reason)
      then 'lottery_issues_voided'
    when old.voided_at is null and new.voided_at is not null and old.drawn_at is null and case new.void_reason
      when 'operators' then platform_now() >= old.beacon_at
      else platform_now() < old.draws_at + interval '30 minutes' end
      then 'lottery_issues_void_time'
    when old.settled_at is not null and old.settled_at is distinct from new.settled_at then 'lottery_issues_settled'
  end;
  if broken is not null then
    raise exception 'an issue keeps what it has said' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;

-- The operators' lists of voided issues.
create index lottery_issues_voided on lottery_issues (lottery, issue) where voided_at is not null;
