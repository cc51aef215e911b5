-- Gifts from half of a limit on, and a member's own ceiling in one room.

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
