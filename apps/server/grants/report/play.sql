grant select (shard_id, event_id, part, member_id, kind, currency, category, venue, game, ref, amount, staked, returned, turnover, legs, at,
  day, emitted_at) on play_facts to fairway_report;
grant select (shard_id, member_id, day, currency, category, deposited, deposit_reversed, withdrawn, staked, returned, turnover, deposits,
  withdrawals, plays) on play_sums to fairway_report;
