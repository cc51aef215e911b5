-- One limiter for all: what slows attempts belongs to the platform, as what counts calls does.
alter table risk_attempts rename to platform_attempts;
alter index risk_attempts_pkey rename to platform_attempts_pkey;
alter index risk_attempts_forgets rename to platform_attempts_forgets;
-- An attempt is named by whoever makes it: the id of an operation is no uuid.
alter table platform_attempts alter column attempt_id type text using attempt_id::text;
comment on table platform_attempts is 'What is slowed, by bucket: attempts since it was last quiet, and until when the next one waits.';

-- Ten seconds between two acts are attempts like any other.
drop table venues_throttles;
