-- The house's own money. What it brings to a channel is held there beside what members paid in (ownFunds, a minus like deposits), and is the
-- owner's (capital); what is taken out goes the other way. So what is owed to members and what is held for it are said of all money there is (0141).
insert into ledger_account_kinds (code, name, owned, has_part, side, guarded) values
  (116, 'capital', false, false, '-', false), (117, 'ownFunds', false, true, '-', false);
insert into ledger_reasons (code, name) values (98, 'capitalIn'), (99, 'capitalOut');
insert into ledger_reason_kinds (reason, kind, gives, takes)
select r.code, k.code, k.name = any (rules.gives), k.name = any (rules.takes)
from (values
  ('capitalIn', '{ownFunds}'::text[], '{capital}'::text[]),
  ('capitalOut', '{capital}'::text[], '{ownFunds}'::text[])
) as rules (reason, gives, takes)
join ledger_reasons r on r.name = rules.reason
join ledger_account_kinds k on k.name = any (rules.gives || rules.takes);
select ledger_pack_reasons();
