grant select (shard_id, member_id, password_tries, password_locked_until, payouts_rest_until) on payout_methods_members to fairway_report;
grant select (shard_id, id, member_id, kind, currency, bank_code, card_type, protocol, added_at, usable_from, removed_at) on
  payout_methods to fairway_report;
