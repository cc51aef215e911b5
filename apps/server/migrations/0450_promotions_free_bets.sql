-- A reward may be a free bet: `amount` is its stake in fen, which leaves the campaign when it is paid; `detail` says what may be bet on.
alter table promotions_rewards
  drop constraint promotions_rewards_type,
  drop constraint promotions_rewards_detail,
  add constraint promotions_rewards_type check (type in ('money', 'points', 'goods', 'freeRounds', 'freeBet', 'coins', 'chances')),
  add constraint promotions_rewards_detail check ((type in ('goods', 'freeRounds', 'freeBet', 'chances')) = (detail is not null));
