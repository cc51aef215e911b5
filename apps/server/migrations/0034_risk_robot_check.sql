-- A captcha may also be the check that a person passes after too many calls.
alter table risk_captchas drop constraint risk_captchas_purpose_check;
alter table risk_captchas add constraint risk_captchas_purpose_check
  check (purpose in ('login', 'register', 'code', 'robot'));
