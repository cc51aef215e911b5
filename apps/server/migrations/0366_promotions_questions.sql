-- Questions about matches: asked before the kick-off, judged by the result, settled once. What the right answers share is the pot with what
-- earlier questions could not give away.
create table promotions_questions (
  kind text not null,
  no integer not null,
  number integer not null check (number between 1 and 20),
  fixture_id bigint not null,
  question text not null check (question in ('outcome', 'goals', 'scorers')),
  -- The teams and the competition as they were when it was asked.
  match jsonb not null check (jsonb_typeof(match) = 'object'),
  kick_off timestamptz not null,
  -- Minor units of yuan.
  pot bigint not null check (pot > 0),
  carried bigint not null default 0 check (carried >= 0),
  opened_at timestamptz not null default platform_now(),
  -- The version of the result that it is judged by; no right answers: void.
  result_version integer,
  score jsonb,
  right_answers text[],
  judged_at timestamptz,
  settled_at timestamptz,
  winners integer check (winners >= 0),
  -- What went on to the next question, or stays in the campaign's account after the last one.
  carried_on bigint check (carried_on >= 0),
  paid_at timestamptz,
  primary key (kind, no, number),
  unique (kind, no, fixture_id),
  foreign key (kind, no) references promotions_campaigns (kind, no),
  check ((judged_at is null) = (result_version is null) and (judged_at is null) = (right_answers is null)),
  check (settled_at is null or judged_at is not null),
  check ((settled_at is null) = (winners is null) and (settled_at is null) = (carried_on is null)),
  check (paid_at is null or settled_at is not null)
);
create index promotions_questions_of_fixture on promotions_questions (fixture_id) where settled_at is null;
create index promotions_questions_unpaid on promotions_questions (judged_at) where paid_at is null;

-- A settlement is final: a later correction of the result changes nothing of it.
create function promotions_keep_question() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when old.settled_at is not null and (old.carried, old.result_version, old.right_answers, old.settled_at, old.winners, old.carried_on)
      is distinct from (new.carried, new.result_version, new.right_answers, new.settled_at, new.winners, new.carried_on)
      then 'promotions_questions_settled'
    when new.carried < old.carried then 'promotions_questions_kept'
    when new.result_version < old.result_version then 'promotions_questions_kept'
    when old.paid_at is not null and old.paid_at is distinct from new.paid_at then 'promotions_questions_paid'
  end;
  if broken is not null then
    raise exception 'a question does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger promotions_questions_keep before update on promotions_questions for each row execute function promotions_keep_question();
revoke update, delete, truncate on promotions_questions from fairway_app;
grant update (carried, result_version, score, right_answers, judged_at, settled_at, winners, carried_on, paid_at)
  on promotions_questions to fairway_app;

-- One answer a member and question, never changed.
create table promotions_guesses (
  shard_id smallint not null,
  member_id text not null,
  kind text not null,
  no integer not null,
  number integer not null,
  answer text not null check (length(answer) between 1 and 12),
  version bytea not null references promotions_versions (hash),
  guessed_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, kind, no, number),
  foreign key (kind, no, number) references promotions_questions (kind, no, number)
);
create index promotions_guesses_of_question on promotions_guesses (kind, no, number, answer);
revoke update, delete, truncate on promotions_guesses from fairway_app;
