-- How many follow an anchor, kept as they come and go: each list of rooms and anchors shows it, and a count costs more with every follower
-- (decision 0135).
create table live_follower_sums (
  anchor_id uuid primary key references live_anchors (id),
  followers integer not null check (followers >= 0)
);

create function live_count_followers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into live_follower_sums as known (anchor_id, followers)
  select anchor_id, count(*) from moved group by anchor_id order by anchor_id
  on conflict (anchor_id) do update set
    followers = known.followers + case when tg_op = 'INSERT' then 1 else -1 end * excluded.followers;
  return null;
end $$;
create trigger live_follows_come after insert on live_follows referencing new table as moved
  for each statement execute function live_count_followers();
create trigger live_follows_go after delete on live_follows referencing old table as moved
  for each statement execute function live_count_followers();
revoke execute on function live_count_followers from public, fairway_app;

insert into live_follower_sums (anchor_id, followers) select anchor_id, count(*) from live_follows group by anchor_id;

-- Only follows change it.
revoke insert, update, delete, truncate on live_follower_sums from fairway_app;
