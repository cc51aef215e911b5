-- Members who have closed the popup of a move that may be closed, one row a member and move.
create table members_moves (
  member_id uuid not null references members_accounts (id),
  -- Number of the move, `stxx`.
  stxx integer not null,
  closed_at timestamptz not null,
  primary key (member_id, stxx)
);
