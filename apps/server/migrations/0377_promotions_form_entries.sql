-- What members sent with a campaign's form, once a member. The answers are sealed: nobody reads them in the database.
create table promotions_form_entries (
  shard_id smallint not null,
  id uuid not null,
  member_id text not null,
  no integer not null,
  -- The version whose fields were answered.
  version bytea not null references promotions_versions (hash),
  answers bytea not null,
  -- Null where the form gives nothing.
  reward_id uuid,
  sent_at timestamptz not null default platform_now(),
  primary key (shard_id, id),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id)
);
create unique index promotions_form_entries_once on promotions_form_entries (shard_id, member_id, no);
create index promotions_form_entries_of_form on promotions_form_entries (no, id);
revoke update, delete, truncate on promotions_form_entries from fairway_app;
