-- Accounts that are opened and changed in the console. `version` counts every change, so that a proposal made on another state is void.
alter table operators_accounts
  add column version integer not null default 1,
  -- The password was given out in two halves; the first sign-in replaces it.
  add column must_set_password boolean not null default false,
  -- An approved re-enrolment: from then on this password and a new authenticator count.
  add column reenrols_at timestamptz,
  add column reenrol_hash text,
  add check ((reenrols_at is null) = (reenrol_hash is null));
