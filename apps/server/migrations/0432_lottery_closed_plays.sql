-- A play type of a lottery has a switch of its own, beside that of the lottery: a version of the settings `lottery` names those that take
-- no stakes (decision 0134). Few rows, since only what is closed stands here.
create table lottery_closed_plays (
  version integer not null references lottery_limit_versions,
  lottery text not null,
  play text not null check (play like lottery || '.%'),
  primary key (version, lottery, play)
);
revoke update, delete, truncate on lottery_closed_plays from fairway_app;

-- As 0324, and no ticket of a play that is closed, by the name lottery_limits_kept: a chase, too, waits while its play is closed.
create or replace function lottery_judge_ticket_limits() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  in_force integer;
  refused jsonb;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('settings/lottery', 0));
  in_force := lottery_limits_at(platform_now());
  select jsonb_agg(distinct p.order_id) into refused from placed p where p.limits_version is distinct from in_force;
  if refused is not null then
    raise exception 'a ticket was judged by other limits than those in force'
      using errcode = 'check_violation', constraint = 'lottery_limits_in_force', detail = refused::text;
  end if;
  select jsonb_agg(distinct p.order_id) into refused from placed p
  left join lottery_limits l on l.version = in_force and l.lottery = p.lottery and l.currency = p.currency
  where not l.open or p.most_per_number > l.most_per_number
    or (p.chase_id is null and (p.unit < l.least_unit or p.stake < l.least or p.stake > l.most))
    or exists (
      select from lottery_closed_plays c where c.version = in_force and c.lottery = p.lottery and c.play = p.play);
  if refused is not null then
    raise exception 'the lottery takes no such stake'
      using errcode = 'check_violation', constraint = 'lottery_limits_kept', detail = refused::text;
  end if;
  return null;
end $$;
