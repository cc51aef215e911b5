grant select (chain, round, due_at, asked_at, drawn) on beacon_requests to fairway_report;
grant select (chain, round, signature, randomness, verified_at) on beacon_rounds to fairway_report;
