-- A captcha of any kind is kept sealed: what is right of a slider lies between two places, and no hash says that.
delete from risk_captchas;
alter table risk_captchas drop column answer_hash;
alter table risk_captchas
  add column kind text not null check (kind in ('picture', 'question', 'slider', 'points')),
  -- Under the server's secret: what is right, and the seed that draws the challenge again.
  add column sealed bytea not null,
  -- SHA-256 of the ticket that a right answer has earned; null: not answered yet.
  add column ticket_hash bytea;

-- A code may also prove the phone of somebody who registers.
alter table risk_codes drop constraint risk_codes_purpose_check;
alter table risk_codes add constraint risk_codes_purpose_check
  check (purpose in ('login', 'reset', 'bindPhone', 'bindEmail', 'changePhone', 'register'));
