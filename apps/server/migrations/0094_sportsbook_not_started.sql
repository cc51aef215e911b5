-- A leg whose match had not started within the competition's hours stays void, whatever result comes after them.
alter table sportsbook_leg_voids drop constraint sportsbook_leg_voids_reason_check;
alter table sportsbook_leg_voids add constraint sportsbook_leg_voids_reason_check
  check (reason in ('goalWithdrawn', 'placedLate', 'notPlayed', 'operator'));
