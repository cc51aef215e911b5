-- Reports made of the recorded facts of a match. A corrected result is a further row; the highest number counts, and the facts
-- alone are kept: the text follows from them.
create table content_news_reports (
  fixture_id bigint not null,
  number integer not null check (number > 0),
  -- The version of the result that it reports.
  result_version integer not null,
  facts jsonb not null,
  created_at timestamptz not null,
  primary key (fixture_id, number),
  unique (fixture_id, result_version)
);
create index content_news_reports_by_time on content_news_reports (created_at desc, fixture_id desc) where number = 1;
revoke update, delete, truncate on content_news_reports from fairway_app;

-- Who has read what in the last days: a digest of the member or the network address, so that nobody's reading can be looked up.
create table content_news_readers (
  news_id text not null,
  reader bytea not null,
  read_at timestamptz not null,
  primary key (news_id, reader)
);
create index content_news_readers_by_time on content_news_readers (read_at);

-- Teams whose news a member wants, by the key of the sportsbook's catalogue.
create table content_news_follows (
  shard_id smallint not null,
  member_id uuid not null,
  team text not null,
  created_at timestamptz not null,
  primary key (shard_id, member_id, team)
);
