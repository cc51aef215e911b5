-- Attempts that failed or are under way, counted per account, device, address or site. A row forgets after a quiet while.
create table risk_attempts (
  -- e.g. `login:account:linxiao`
  bucket text primary key,
  failures integer not null,
  -- The next attempt is admitted at this moment, null: at once.
  blocked_until timestamptz,
  forgets_at timestamptz not null,
  -- The attempt that was admitted last: tells an admitted one from one that met a block.
  attempt_id uuid not null
);
create index risk_attempts_forgets on risk_attempts (forgets_at);

-- A captcha that waits for its answer; using it deletes it, whatever the answer.
create table risk_captchas (
  id uuid primary key,
  purpose text not null check (purpose in ('login', 'register')),
  address text not null,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index risk_captchas_expires on risk_captchas (expires_at);
