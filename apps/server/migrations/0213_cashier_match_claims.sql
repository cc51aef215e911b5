-- A payer whose part was released may show that it was paid: the part is claimed until its recipient or two operators say so.
alter table cashier_match_parts
  drop constraint cashier_match_parts_status_check,
  add constraint cashier_match_parts_status_check
    check (status in ('waitingPay', 'waitingConfirm', 'frozen', 'confirmed', 'released', 'claimed')),
  add column released_at timestamptz,
  add column claimed_at timestamptz,
  -- What the recipient had been paid twice by then, and gave back.
  add column repaid bigint not null default 0 check (repaid >= 0 and repaid <= amount);
update cashier_match_parts set released_at = ended_at where status = 'released';

-- A claim ends the end of a part, so what counts against its payer is when it was released.
drop index cashier_match_parts_payer;
create index cashier_match_parts_payer on cashier_match_parts (payer_id, released_at) where missed;
drop index cashier_match_parts_live;
create index cashier_match_parts_live on cashier_match_parts (deadline)
  where status in ('waitingPay', 'waitingConfirm', 'frozen', 'claimed');

-- What a confirmed claim paid of a withdrawal is not open in the pool any more.
alter table cashier_match_log
  drop constraint cashier_match_log_kind_check,
  add constraint cashier_match_log_kind_check
    check (kind in ('deposit', 'withdrawal', 'left', 'released', 'covered', 'matched'));

-- An operator may stop a part that is under appeal already.
alter table cashier_match_appeals
  add column stopped_at timestamptz,
  add column stopped_by_name text not null default '',
  add column stop_reason text not null default '';
update cashier_match_appeals set stopped_at = opened_at, stopped_by_name = opened_by_name, stop_reason = words
  where opened_by = 'staff';

-- What was received twice goes back through the clearing account: from the wallet as far as it reaches, the rest as debt.
insert into ledger_reasons (code, name) values (28, 'withdrawalRepaid');
insert into ledger_reason_kinds (reason, kind, gives, takes)
select 28, kinds.code, kinds.name <> 'clearing', kinds.name = 'clearing'
from ledger_account_kinds kinds where kinds.name in ('center', 'debt', 'clearing');
select ledger_pack_reasons();
