-- What is slowed, by bucket: attempts since it was last quiet, and until when the next one waits. One limiter for all modules.
create table platform_attempts (
  -- e.g. `login:account:linxiao`
  bucket text primary key,
  failures integer not null,
  -- The next attempt is admitted at this moment, null: at once.
  blocked_until timestamptz,
  forgets_at timestamptz not null,
  -- The attempt that was admitted last, by whatever names it: an id of its own, or the operation's.
  attempt_id text not null
);
create index platform_attempts_forgets on platform_attempts (forgets_at);
