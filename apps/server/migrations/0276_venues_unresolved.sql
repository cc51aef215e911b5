-- Transfers whose end is not known as the console lists them: those that wait for people first, then the oldest.
create index venues_transfers_waiting on venues_transfers ((status <> 'operator'), created_at, id)
  where status in ('sent', 'querying', 'operator');
