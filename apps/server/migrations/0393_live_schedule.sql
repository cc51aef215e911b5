-- A match stands in the schedule once and moves with its kick-off; an anchor announces one at a time of the day.
create unique index live_schedule_of_match on live_schedule (room_no) where anchor_id is null;
create index live_schedule_of_anchor on live_schedule (anchor_id, starts_at) where anchor_id is not null;
create index live_schedule_open on live_schedule (starts_at) where status in ('planned', 'live');
-- Set once, when those who follow or asked have been written down to be reminded.
alter table live_schedule add column reminded_at timestamptz, add column cancelled_by text;
revoke delete, truncate on live_schedule from fairway_app;
create index live_reminders_due on live_reminders (schedule_id, shard_id, member_id) where reminded_at is null;
drop index live_reminders_of_entry;
