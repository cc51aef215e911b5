-- Bets of a status that few have, the newest first: the trader's search looked for them among all that were settled.
create index sportsbook_bets_by_status on sportsbook_bets (shard_id, status, id desc) where status <> 'settled';
