-- Stakes of a house game that are set aside before their time comes (a chase of lottery issues): held, then staked or given back.
insert into ledger_reasons (code, name) values (53, 'gameHold'), (54, 'gameHoldRelease');
insert into ledger_reason_kinds (reason, kind, gives, takes)
select r.code, k.code, k.name = any (rules.gives), k.name = any (rules.takes)
from (values
  ('gameHold', '{center}'::text[], '{locked}'::text[]),
  ('gameHoldRelease', '{locked}'::text[], '{center}'::text[]),
  ('gameStake', '{locked}'::text[], '{}'::text[])
) as rules (reason, gives, takes)
join ledger_reasons r on r.name = rules.reason
join ledger_account_kinds k on k.name = any (rules.gives || rules.takes);
select ledger_pack_reasons();
