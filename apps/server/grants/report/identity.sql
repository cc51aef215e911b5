grant select (shard_id, member_id, card_skipped, id_card_misses) on identity_members to fairway_report;
grant select (shard_id, member_id, verdict, reference, checked_at) on identity_checks to fairway_report;
