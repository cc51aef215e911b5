-- Why money may move: a closed list, and for each reason the kinds of account that may give and take.
create table ledger_reasons (
  code smallint primary key check (code between 0 and 127),
  name text not null unique
);
insert into ledger_reasons (code, name) values
  (10, 'deposit'), (11, 'depositReversal'), (12, 'depositMatched'), (20, 'withdrawalHold'),
  (21, 'withdrawalRelease'), (22, 'withdrawalPayout'), (23, 'withdrawalMatched'), (24, 'withdrawalReturned'),
  (25, 'withdrawalCompensation'),
  (30, 'venueTransferOut'), (31, 'venueTransferOutDone'), (32, 'venueTransferOutBack'), (33, 'venueTransferIn'),
  (34, 'venueTransferInDone'), (35, 'venueTransferInBack'), (36, 'recycle'), (37, 'venueResult'), (38, 'venueTransferOwn'),
  (40, 'betHold'), (41, 'betHoldRelease'), (42, 'betStake'), (43, 'betReturn'),
  (44, 'betVoid'), (45, 'betUnsettle'), (46, 'resettlement'), (47, 'betCashOut'),
  (50, 'gameStake'), (51, 'gameReturn'), (52, 'gameRollback'), (60, 'exchange'),
  (61, 'coinPurchase'), (62, 'gift'), (63, 'giftReversal'), (64, 'anchorPayout'),
  (70, 'bonus'), (71, 'bonusReversal'), (72, 'rebate'), (80, 'interestIn'),
  (81, 'interestOut'), (82, 'interest'), (90, 'fee'), (91, 'feeReversal'),
  (92, 'adjustment'), (93, 'debtRepayment'), (94, 'debtWriteOff');

create table ledger_reason_kinds (
  reason smallint not null references ledger_reasons,
  kind smallint not null references ledger_account_kinds,
  gives boolean not null,
  takes boolean not null,
  primary key (reason, kind)
);
-- One row a reason: who gives, who takes.
with rules (reason, gives, takes) as (values
  ('deposit', '{deposits}'::text[], '{center}'::text[]),
  ('depositReversal', '{center,debt}'::text[], '{deposits}'::text[]),
  ('depositMatched', '{clearing}'::text[], '{center}'::text[]),
  ('withdrawalHold', '{center}'::text[], '{locked}'::text[]),
  ('withdrawalRelease', '{locked}'::text[], '{center}'::text[]),
  ('withdrawalPayout', '{locked}'::text[], '{payouts,fees}'::text[]),
  ('withdrawalMatched', '{locked}'::text[], '{clearing,fees}'::text[]),
  ('withdrawalReturned', '{payouts,clearing,fees}'::text[], '{center}'::text[]),
  ('withdrawalCompensation', '{promotions}'::text[], '{center}'::text[]),
  ('venueTransferOut', '{center}'::text[], '{inTransit}'::text[]),
  ('venueTransferOutDone', '{inTransit}'::text[], '{venue}'::text[]),
  ('venueTransferOutBack', '{inTransit}'::text[], '{center}'::text[]),
  ('venueTransferIn', '{venue}'::text[], '{inTransit}'::text[]),
  ('venueTransferInDone', '{inTransit}'::text[], '{center}'::text[]),
  ('venueTransferInBack', '{inTransit}'::text[], '{venue}'::text[]),
  ('recycle', '{venue}'::text[], '{inTransit}'::text[]),
  ('venueResult', '{venue,venueFloat,debt}'::text[], '{venue,venueFloat}'::text[]),
  ('venueTransferOwn', '{center,venue}'::text[], '{center,venue}'::text[]),
  ('betHold', '{venue,center}'::text[], '{locked}'::text[]),
  ('betHoldRelease', '{locked}'::text[], '{venue,center}'::text[]),
  ('betStake', '{venue,center,locked}'::text[], '{sportsbookPool}'::text[]),
  ('betReturn', '{sportsbookPool}'::text[], '{venue,center}'::text[]),
  ('betVoid', '{sportsbookPool}'::text[], '{venue,center}'::text[]),
  ('betUnsettle', '{venue,center,debt}'::text[], '{sportsbookPool}'::text[]),
  ('resettlement', '{venue,center,debt,sportsbookPool}'::text[], '{venue,center,sportsbookPool}'::text[]),
  ('betCashOut', '{sportsbookPool}'::text[], '{venue,center}'::text[]),
  ('gameStake', '{venue,center,coins}'::text[], '{gamesPool}'::text[]),
  ('gameReturn', '{gamesPool}'::text[], '{venue,center,coins}'::text[]),
  ('gameRollback', '{gamesPool,venue,center,coins,debt}'::text[], '{gamesPool,venue,center,coins}'::text[]),
  ('exchange', '{center,exchange}'::text[], '{center,exchange}'::text[]),
  ('coinPurchase', '{center,coinRevenue}'::text[], '{coins,coinRevenue}'::text[]),
  ('gift', '{coins}'::text[], '{anchorPayable,coinRevenue}'::text[]),
  ('giftReversal', '{anchorPayable,coinRevenue}'::text[], '{coins}'::text[]),
  ('anchorPayout', '{anchorPayable}'::text[], '{payouts,fees,coinRevenue}'::text[]),
  ('bonus', '{promotions}'::text[], '{center,venue,coins}'::text[]),
  ('bonusReversal', '{center,venue,coins,debt}'::text[], '{promotions}'::text[]),
  ('rebate', '{promotions}'::text[], '{center,venue}'::text[]),
  ('interestIn', '{center}'::text[], '{interest}'::text[]),
  ('interestOut', '{interest}'::text[], '{center}'::text[]),
  ('interest', '{interestExpense}'::text[], '{interest,center}'::text[]),
  ('fee', '{center,venue}'::text[], '{fees}'::text[]),
  ('feeReversal', '{fees}'::text[], '{center,venue}'::text[]),
  ('adjustment', '{center,venue,coins,interest,debt,inTransit,adjustments,clearing,deposits,payouts,venueFloat}'::text[], '{center,venue,coins,interest,inTransit,adjustments,clearing,deposits,payouts,venueFloat}'::text[]),
  ('debtRepayment', '{center,venue,coins}'::text[], '{debt}'::text[]),
  ('debtWriteOff', '{adjustments}'::text[], '{debt}'::text[])
)
insert into ledger_reason_kinds (reason, kind, gives, takes)
select reasons.code, kinds.code, kinds.name = any (rules.gives), kinds.name = any (rules.takes)
from rules
join ledger_reasons reasons on reasons.name = rules.reason
join ledger_account_kinds kinds on kinds.name = any (rules.gives || rules.takes);

-- What judging a batch looks up once: the same rules as bits, so that an entry is one look (bit (reason * 128 + kind) * 2 says
-- who may give, the next who may take), and whether any account is frozen at all. Whoever adds a reason runs
-- ledger_pack_reasons() after it.
create table ledger_rules (
  only_row boolean primary key default true check (only_row),
  bits bytea not null,
  any_frozen boolean not null default false
);
alter table ledger_rules alter column bits set storage plain;

create function ledger_pack_reasons() returns void language plpgsql as $$
declare
  packed bytea := decode(repeat('00', 4096), 'hex');
  rule record;
begin
  for rule in select * from ledger_reason_kinds loop
    packed := set_bit(packed, (rule.reason * 128 + rule.kind) * 2, rule.gives::integer);
    packed := set_bit(packed, (rule.reason * 128 + rule.kind) * 2 + 1, rule.takes::integer);
  end loop;
  insert into ledger_rules (bits) values (packed) on conflict (only_row) do update set bits = excluded.bits;
end $$;
select ledger_pack_reasons();
