-- A captcha may also let a code be sent.
alter table risk_captchas drop constraint risk_captchas_purpose_check;
alter table risk_captchas add constraint risk_captchas_purpose_check check (purpose in ('login', 'register', 'code'));

-- A one-time code on its way to a phone or a mailbox; using it deletes it.
create table risk_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('login', 'reset', 'bindPhone', 'bindEmail', 'changePhone')),
  channel text not null check (channel in ('sms', 'email')),
  -- `+8613…` or the address in lower case.
  target text not null,
  -- The member whom it serves; null: nobody, and it was not sent.
  subject uuid,
  -- Keyed: the table tells nobody the code.
  code_hash bytea not null,
  -- Counted before anything is compared.
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);
create index risk_codes_expires on risk_codes (expires_at);

-- When a number or mailbox was last sent a code, and how many on that day of the site.
create table risk_code_targets (
  target text primary key,
  sent_at timestamptz not null,
  day date not null,
  sent smallint not null check (sent between 1 and 5)
);
create index risk_code_targets_sent on risk_code_targets (sent_at);
