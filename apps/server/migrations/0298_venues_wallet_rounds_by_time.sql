-- A member's records, newest first, a page at a time.
create index venues_wallet_rounds_by_time on venues_wallet_rounds (member_id, opened_at desc);
