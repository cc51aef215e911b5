-- Who wants to be called, and what became of it.
create table site_call_requests (
  id uuid primary key,
  area_code text not null,
  phone text not null,
  topic text not null check (topic in ('account', 'deposit', 'withdrawal', 'bet', 'other')),
  words text not null,
  language text not null,
  member_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'called', 'unreached')),
  settled_by text,
  settled_at timestamptz,
  created_at timestamptz not null
);
-- One number waits once.
create unique index site_call_requests_waiting on site_call_requests (area_code, phone) where state = 'waiting';
