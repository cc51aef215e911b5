-- The head of the audit trail at the end of a day, signed. The app adds heads and reads them, nothing else: a trail that was cut
-- short or written again no longer holds the rows that were signed.
create table operators_audit_heads (
  day date primary key,
  seq bigint not null check (seq >= 0),
  hash bytea not null,
  signed_at timestamptz not null,
  signature bytea not null
);
revoke update, delete, truncate on operators_audit_heads from fairway_app;
