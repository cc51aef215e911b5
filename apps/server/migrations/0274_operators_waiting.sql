-- What waits, the oldest first, and how much of it there is.
create index operators_approvals_waiting on operators_approvals (kind, created_at, id) where state = 'pending';
