-- The fee of a payout nears the most that the signer lets it be.
alter table cashier_signer_alarms
  drop constraint cashier_signer_alarms_alarm_check,
  add constraint cashier_signer_alarms_alarm_check
    check (alarm in ('fuel', 'fee', 'payoutDay', 'sweepDay', 'fuelDay'));
