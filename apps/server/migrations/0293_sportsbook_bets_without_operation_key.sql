-- An operation id is kept once, in platform_operations, in the transaction that books its bet, and there a lost answer is looked up. The
-- second key cost each bet an entry as it was booked, and another one whenever its status changed.
drop index sportsbook_bets_operation;
