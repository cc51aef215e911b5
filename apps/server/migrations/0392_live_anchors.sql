-- What an anchor is paid of gifts, version by version: two operators agree, then the anchor. A gift names the version that counted.
create table live_contracts (
  id uuid primary key,
  anchor_id uuid not null references live_anchors (id),
  no integer not null check (no > 0),
  share_percent smallint not null check (share_percent between 30 and 70),
  status text not null default 'proposed' check (status in ('proposed', 'agreed', 'inForce', 'replaced', 'dropped')),
  proposed_by text not null,
  proposed_at timestamptz not null default platform_now(),
  agreed_at timestamptz,
  in_force_at timestamptz,
  replaced_at timestamptz,
  unique (anchor_id, no),
  check (status not in ('agreed', 'inForce', 'replaced') or agreed_at is not null),
  check ((status in ('inForce', 'replaced')) = (in_force_at is not null))
);
create unique index live_contracts_in_force on live_contracts (anchor_id) where status = 'inForce';
-- One at a time waits to be agreed to.
create unique index live_contracts_waiting on live_contracts (anchor_id) where status in ('proposed', 'agreed');
revoke delete, truncate on live_contracts, live_anchors, live_broadcasts from fairway_app;

-- What the origin says of a broadcast, and who opened it: `member/<id>` or `operator/<id>`.
alter table live_broadcasts
  add column opened_by text not null default '',
  add column viewers integer not null default 0 check (viewers >= 0),
  add column frozen boolean not null default false,
  add column silent boolean not null default false,
  -- When the origin last had it on the air, by its own answer.
  add column seen_at timestamptz,
  -- Of the renditions that are sent, for signed addresses.
  add column tracks text[] not null default '{}';
create index live_broadcasts_on on live_broadcasts (room_no) where status in ('live', 'interrupted');

-- The head of a broadcast's hash chain, each minute and at its end: what was shown cannot be altered later.
create table live_heads (
  broadcast_id uuid not null references live_broadcasts (id),
  segments integer not null check (segments >= 0),
  head bytea not null check (length(head) = 32),
  at timestamptz not null,
  primary key (broadcast_id, segments)
);
revoke update, delete, truncate on live_heads from fairway_app;

-- Since when a viewer has watched a room without being a member; the viewer is a keyed hash of the device.
create table live_previews (
  viewer text not null check (viewer ~ '^v[0-9a-f]{32}$'),
  room_no bigint not null references live_rooms (no),
  day date not null,
  since timestamptz not null default platform_now(),
  primary key (day, viewer, room_no)
);
