-- Followers hear that a broadcast has begun: by their own switch an anchor, and once a broadcast.
alter table live_follows
  add column notifies boolean not null default true,
  -- The last broadcast of which the member was notified.
  add column notified_of uuid;
