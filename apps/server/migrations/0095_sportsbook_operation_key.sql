-- The key of a press begins with the member. Beginning with the shard it was a second way to «shard and id», and where the
-- planner knew little of the table it was the one taken: the lookup of a bet by its key then read all bets of the shard.
drop index sportsbook_bets_operation;
create unique index sportsbook_bets_operation on sportsbook_bets (member_id, operation_id, shard_id);
