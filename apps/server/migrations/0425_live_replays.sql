-- Whether the broadcasts of an anchor are kept and offered again: the anchor's own switch.
alter table live_anchors add column keeps_replays boolean not null default true;

-- What the video origin has of broadcasts that are over, by its own answer: a list shows nothing that does not play.
create table live_replays (
  broadcast_id uuid primary key references live_broadcasts (id),
  -- Without the time in which the picture was away.
  seconds integer not null check (seconds >= 0),
  bytes bigint not null check (bytes >= 0),
  seen_at timestamptz not null
);
