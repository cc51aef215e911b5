-- Members' VIP levels. members_accounts.grade is the level that counts; only this module changes it, and every change is a row here.
create table vip_members (
  shard_id smallint not null,
  member_id text not null,
  -- The highest level ever held: up to here one is won back, beyond it is reached.
  highest smallint not null default 0 check (highest between 0 and 10),
  -- The highest level that two people agreed on. Above 7 a level gives no more than 7 does until then.
  reviewed smallint not null default 0 check (reviewed between 0 and 10),
  -- The named owner of a reviewed level.
  owner_name text,
  -- The last day of the site on which the ladder judged the member, and the first day of the last quarter that it judged.
  judged_day date,
  judged_quarter date,
  primary key (shard_id, member_id)
);
-- Who was not judged on a day comes first.
create index vip_members_to_judge on vip_members (judged_day nulls first, shard_id, member_id);

create table vip_grade_changes (
  shard_id smallint not null,
  member_id text not null,
  number integer not null check (number > 0),
  before_grade smallint not null check (before_grade between 0 and 10),
  after_grade smallint not null check (after_grade between 0 and 10),
  cause text not null check (cause in ('reached', 'wonBack', 'lost', 'given')),
  -- The two people who gave it, and why; none where the ladder decided.
  given_by text,
  approved_by text,
  reason text,
  changed_at timestamptz not null,
  primary key (shard_id, member_id, number),
  check (before_grade <> after_grade),
  -- The ladder moves by one level at a time.
  check (cause = 'given' or abs(after_grade - before_grade) = 1),
  check (cause <> 'given' or (given_by is not null and approved_by is not null and given_by <> approved_by and reason is not null))
);
revoke update, delete, truncate on vip_grade_changes from fairway_app;
revoke delete, truncate on vip_members from fairway_app;

-- Levels that members hold already: as high as they are, and agreed on. The quarter that is over is not judged any more.
insert into vip_members (shard_id, member_id, highest, reviewed, judged_quarter)
select ledger_shard_of(id::text), id::text, grade, grade,
  (date_trunc('quarter', platform_now() at time zone 'UTC') - interval '3 months')::date
from members_accounts where grade > 0;
