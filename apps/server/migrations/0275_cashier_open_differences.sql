-- Open differences, the oldest first.
create index cashier_differences_waiting on cashier_differences (found_at, id) where state = 'open';
