-- One row a period of a periodic job: the row is written with the job, so of many workers one enqueues it, once.
-- `period` is a day (YYYY-MM-DD) or the instant at which a short period began.
create table platform_job_periods (
  task text not null,
  period text not null,
  created_at timestamptz not null default now(),
  primary key (task, period)
);

-- How many messages each MQTT topic has had, and the last one where the topic keeps it. Rewritten with every push,
-- hence the room left in its pages.
create table platform_topics (
  topic text primary key,
  key text not null,
  seq bigint not null,
  retained jsonb
) with (fillfactor = 70);
