grant select (shard_id, id, member_id, currency, source, source_key, reference, base, multiplier, required, used, settings_version,
  opened_at, cancelled_at, crossed_at, emptied_at) on turnover_buckets to fairway_report;
grant select (shard_id, key, member_id, kind, ref, change, at) on turnover_changes to fairway_report;
grant select (shard_id, member_id, kind, ref, currency, amount, used, at) on turnover_credits to fairway_report;
grant select (shard_id, bucket_id, kind, ref, member_id, amount) on turnover_uses to fairway_report;
