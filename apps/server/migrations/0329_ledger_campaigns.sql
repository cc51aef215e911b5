-- Campaigns: their budgets are balances of guarded buckets, bonuses lie in an account of the member until they are played free, and points are
-- counted by the ledger without being money.
insert into ledger_reasons (code, name) values
  (73, 'promotionFund'), (74, 'promotionFundBack'), (75, 'bucketRefill'), (76, 'promotionAward'), (77, 'bonusRelease'),
  (78, 'bonusForfeit'), (79, 'promotionReversal'),
  (100, 'pointsEarn'), (101, 'pointsSpend'), (102, 'pointsExpire'), (103, 'pointsReversal');
insert into ledger_reason_kinds (reason, kind, gives, takes)
select r.code, k.code, k.name = any (rules.gives), k.name = any (rules.takes)
from (values
  ('promotionFund', '{promotions}'::text[], '{campaign}'::text[]),
  ('promotionFundBack', '{campaign}'::text[], '{promotions}'::text[]),
  ('bucketRefill', '{campaign,clearing}'::text[], '{campaign,clearing}'::text[]),
  ('promotionAward', '{campaign}'::text[], '{center,coins,bonus}'::text[]),
  ('bonusRelease', '{bonus}'::text[], '{center}'::text[]),
  ('bonusForfeit', '{bonus,center}'::text[], '{campaign}'::text[]),
  ('promotionReversal', '{bonus,center,coins,debt}'::text[], '{campaign}'::text[]),
  ('rebate', '{campaign}'::text[], '{}'::text[]),
  ('freeStake', '{campaign}'::text[], '{sportsbookPool}'::text[]),
  ('freeStakeBack', '{sportsbookPool}'::text[], '{campaign}'::text[]),
  ('pointsEarn', '{pointsIssued}'::text[], '{points,debt}'::text[]),
  ('pointsSpend', '{points}'::text[], '{pointsIssued}'::text[]),
  ('pointsExpire', '{points}'::text[], '{pointsIssued}'::text[]),
  ('pointsReversal', '{points,debt,pointsIssued}'::text[], '{pointsIssued,points,debt}'::text[])
) as rules (reason, gives, takes)
join ledger_reasons r on r.name = rules.reason
join ledger_account_kinds k on k.name = any (rules.gives || rules.takes);

-- Points stand in accounts of points alone, and nothing else does; a debt can be of either.
alter table ledger_accounts add constraint ledger_accounts_points
  check (case when kind in (9, 114) then currency = 4 else currency <> 4 or kind = 120 end);

select ledger_pack_reasons();
