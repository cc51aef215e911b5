-- Gifts from half of a limit on, and a member's own ceiling in one room.

-- That a member has shown to be the owner since half of a limit on gifts was reached in a period: once for the period.
create table risk_tip_proofs (
  shard_id smallint not null,
  member_id text not null,
  period text not null check (period in ('day', 'week', 'month')),
  began date not null,
  proven_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, period, began)
);
revoke update, truncate on risk_tip_proofs from fairway_app;

-- Refuses by the name risk_tip_proofs a gift before which the sum of a period had come to half of its limit, the tighter of the member's and the
-- site's (fen), where the member gave no proof in that period. To be called after risk_count_tips, which counts these gifts and holds the sums.
create function risk_judge_tip_proofs(subjects text[], shards smallint[], members text[], coins bigint[], day_most bigint[], week_most bigint[],
  month_most bigint[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(distinct t.subject) into refused
  from (
    select tip.*, sum(risk_fen_of('COIN', tip.given)) over (
      partition by tip.shard, tip.member order by tip.place desc rows between unbounded preceding and current row) as from_here
    from unnest(subjects, shards, members, coins, day_most, week_most, month_most) with ordinality
      as tip (subject, shard, member, given, day_max, week_max, month_max, place)) as t
  join risk_play_sums s on s.shard_id = t.shard and s.member_id = t.member
  cross join lateral (values
    ('day', s.tipped_day, t.day_max, s.day), ('week', s.tipped_week, t.week_max, s.week), ('month', s.tipped_month, t.month_max, s.month)
  ) as p (period, tipped, site_most, began)
  left join risk_play_limits l on l.shard_id = t.shard and l.member_id = t.member and l.kind = 'tip' and l.period = p.period
  where (p.tipped - t.from_here) * 2 >= least(p.site_most, l.amount)
    and not exists (
      select from risk_tip_proofs f
      where f.shard_id = t.shard and f.member_id = t.member and f.period = p.period and f.began = p.began);
  if refused is not null then
    raise exception 'half of a limit on gifts is reached without a proof'
      using errcode = 'check_violation', constraint = 'risk_tip_proofs', detail = refused::text;
  end if;
end $$;

create function live_judge_tip_proofs() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform risk_judge_tip_proofs(array_agg(id::text order by id), array_agg(shard_id order by id), array_agg(member_id order by id),
    array_agg(coins order by id), array_agg(day_most order by id), array_agg(week_most order by id), array_agg(month_most order by id)) from given;
  return null;
end $$;
-- After the tips, by name.
create trigger live_gifts_judge_tips_proofs after insert on live_gifts referencing new table as given
  for each statement execute function live_judge_tip_proofs();

-- What a member wants to give at most in one room on a day of the site's zone. A looser one, or none at all (`next_coins` null), is a wish from
-- `ready_at` on; set once more after that it counts.
create table live_gift_room_limits (
  member_id text not null,
  room_no bigint not null references live_rooms (no),
  coins bigint not null check (coins > 0),
  next_coins bigint check (next_coins > coins),
  ready_at timestamptz,
  changed_at timestamptz not null,
  primary key (member_id, room_no)
);

-- With its owner's rights: it reads the boards with these gifts counted.
create function live_judge_gift_rooms() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(distinct t.id) into refused
  from (
    select g.id, g.room_no, g.member_id, g.sent_at, coalesce(sum(g.coins) over (
      partition by g.room_no, g.member_id order by g.id desc rows between unbounded preceding and 1 preceding), 0) as later
    from given g) as t
  join live_gift_room_limits l on l.member_id = t.member_id and l.room_no = t.room_no
  join live_gift_boards b on b.room_no = t.room_no and b.board = 'day' and b.began = risk_site_day(t.sent_at)::text
    and b.member_id = t.member_id
  where b.coins - t.later > l.coins;
  if refused is not null then
    raise exception 'the member''s ceiling of the room is passed'
      using errcode = 'check_violation', constraint = 'live_gifts_room', detail = refused::text;
  end if;
  return null;
end $$;
revoke execute on function live_judge_gift_rooms() from public, fairway_app;
-- After the boards and before the member's sums, by name.
create trigger live_gifts_judge_rooms after insert on live_gifts referencing new table as given
  for each statement execute function live_judge_gift_rooms();
