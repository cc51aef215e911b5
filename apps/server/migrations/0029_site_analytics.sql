-- What members did on the pages, for the operator's own statistics. Forgotten after ninety days.
create table site_analytics_events (
  id bigint generated always as identity primary key,
  event text not null,
  member_id text not null,
  facts jsonb not null,
  at timestamptz not null
);
create index site_analytics_events_at on site_analytics_events (at);
