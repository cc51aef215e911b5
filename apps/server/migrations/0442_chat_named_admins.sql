-- Admins of a room may be named by its anchor as well (live.md, powers). An anchor takes back whom anchors named and no other.
alter table chat_admins add column named_by_role text not null default 'operator' check (named_by_role in ('operator', 'anchor'));
insert into chat_users (member_id) select distinct member_id from chat_admins on conflict do nothing;
alter table chat_admins alter column named_by_role drop default;

-- Who was made an admin or ceased to be one, by whom and when: the row of an admin goes, what was decided stays.
create table chat_admin_changes (
  id uuid primary key,
  room_no bigint not null references chat_rooms (room_no),
  member_id text not null,
  -- False: it was taken back.
  admin boolean not null,
  changed_by text not null,
  changed_by_role text not null check (changed_by_role in ('operator', 'anchor')),
  changed_at timestamptz not null default platform_now()
);
create index chat_admin_changes_of_room on chat_admin_changes (room_no, changed_at desc);
insert into chat_admin_changes (id, room_no, member_id, admin, changed_by, changed_by_role, changed_at)
select gen_random_uuid(), room_no, member_id, true, named_by, named_by_role, named_at from chat_admins;

revoke update, delete, truncate on chat_admin_changes from fairway_app;
