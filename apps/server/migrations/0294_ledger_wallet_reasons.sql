-- Venues that play from the center wallet and call us for each stake (seamless): a stake, what it returns, and what is taken back.
insert into ledger_reasons (code, name) values (55, 'walletBet'), (56, 'walletWin'), (57, 'walletRollback');
insert into ledger_reason_kinds (reason, kind, gives, takes)
select r.code, k.code, k.name = any (rules.gives), k.name = any (rules.takes)
from (values
  ('walletBet', '{center}'::text[], '{venueFloat}'::text[]),
  ('walletWin', '{venueFloat}'::text[], '{center}'::text[]),
  ('walletRollback', '{center,venueFloat,debt}'::text[], '{center,venueFloat}'::text[])
) as rules (reason, gives, takes)
join ledger_reasons r on r.name = rules.reason
join ledger_account_kinds k on k.name = any (rules.gives || rules.takes);
select ledger_pack_reasons();
