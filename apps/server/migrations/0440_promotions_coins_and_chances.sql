-- A reward may be coins or chances to draw. Coins keep their worth in fen as their amount, bought from the campaign's budget when they are
-- paid; chances keep their number, cost nothing and move nothing in the ledger: `detail` says in which campaign they are drawn.
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint
    where conrelid = 'promotions_rewards'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%type = ANY%' and pg_get_constraintdef(oid) like '%freeRounds%')
  loop
    execute format('alter table promotions_rewards drop constraint %I', name);
  end loop;
end $$;
alter table promotions_rewards
  drop constraint promotions_rewards_transfer,
  add constraint promotions_rewards_type check (type in ('money', 'points', 'goods', 'freeRounds', 'coins', 'chances')),
  add constraint promotions_rewards_detail check ((type in ('goods', 'freeRounds', 'chances')) = (detail is not null)),
  add constraint promotions_rewards_transfer check (
    (transfer is not null) = (state = 'paid' and type not in ('goods', 'chances')));
-- The chances of a member, looked for at each draw.
create index promotions_rewards_chances on promotions_rewards (shard_id, member_id) where type = 'chances';
