-- Campaigns in which several accounts of one person count as one: what such accounts would share (the bound phone, a device of the last 90
-- days) is held by the account that took part first. Marks are keyed digests: the table tells nobody a phone.
create table promotions_person_marks (
  kind text not null,
  no integer not null,
  mark bytea not null,
  source text not null check (source in ('phone', 'device')),
  member_id text not null,
  held_at timestamptz not null default platform_now(),
  primary key (kind, no, mark),
  foreign key (kind, no) references promotions_campaigns (kind, no)
);
revoke update, delete, truncate on promotions_person_marks from fairway_app;
