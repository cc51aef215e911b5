-- Every version of the settings of money out; the highest counts. A change is a new row, as in cashier_settings.
create table cashier_withdrawal_settings (
  version integer primary key check (version > 0),
  settings jsonb not null,
  operator_id uuid not null,
  operator_name text not null,
  created_at timestamptz not null
);
revoke update, delete, truncate on cashier_withdrawal_settings from fairway_app;

-- What was promised when the withdrawal was asked for; later settings change none of it.
alter table cashier_withdrawals
  add column settings_version integer not null default 1,
  -- The part of the fee that is the charge for turnover not played.
  add column turnover_charge bigint not null default 0 check (turnover_charge between 0 and fee),
  add column promised_reward bigint not null default 0 check (promised_reward >= 0),
  add column reward_transfer uuid,
  add column is_reservation boolean not null default false,
  -- When it is promised to have been paid; missed by a reservation, the compensation is booked by itself.
  add column promised_at timestamptz not null,
  add column compensation bigint not null default 0 check (compensation >= 0),
  add column compensation_transfer uuid,
  add column compensated_at timestamptz,
  add constraint cashier_withdrawals_reserved check (is_reservation or compensation = 0),
  add constraint cashier_withdrawals_compensated check ((compensation_transfer is null) = (compensated_at is null));
create index cashier_withdrawals_paid_lately on cashier_withdrawals (withdraw_type, paid_at) where paid_at is not null;
create index cashier_withdrawals_promised on cashier_withdrawals (promised_at)
  where is_reservation and compensation > 0 and compensation_transfer is null and paid_at is null;
