-- What comes near its end at a network's signer: kept while it goes on, so that every screen and process says the same.
create table cashier_signer_alarms (
  network text not null,
  alarm text not null check (alarm in ('fuel', 'payoutDay', 'sweepDay', 'fuelDay')),
  -- How much is left of what, as people read it.
  remaining text not null,
  whole text not null,
  since timestamptz not null,
  primary key (network, alarm)
);
