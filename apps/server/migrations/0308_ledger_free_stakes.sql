-- Stakes of free rounds: they leave the house's promotions whole when the rounds are granted, and come back for those that nobody played.
insert into ledger_reasons (code, name) values (58, 'freeStake'), (59, 'freeStakeBack');
insert into ledger_reason_kinds (reason, kind, gives, takes)
select r.code, k.code, k.name = any (rules.gives), k.name = any (rules.takes)
from (values
  ('freeStake', '{promotions}'::text[], '{gamesPool}'::text[]),
  ('freeStakeBack', '{gamesPool}'::text[], '{promotions}'::text[])
) as rules (reason, gives, takes)
join ledger_reasons r on r.name = rules.reason
join ledger_account_kinds k on k.name = any (rules.gives || rules.takes);
select ledger_pack_reasons();
