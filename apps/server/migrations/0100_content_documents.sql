-- Every version of every published document, and every decision about what visitors see of it. Both are facts: a change is
-- a new row, so who wrote what, who published it and what stood on the site at any moment can always be read.
create table content_versions (
  kind text not null,
  key text not null,
  version integer not null check (version > 0),
  document jsonb not null,
  -- Null for what the installation began with.
  operator_id uuid,
  operator_name text,
  created_at timestamptz not null,
  primary key (kind, key, version)
);

-- Visitors see the version of the highest number whose time has come; null: nothing. So a later decision replaces an earlier
-- one that still waits, and an older version is rolled back to by deciding for it again.
create table content_publications (
  kind text not null,
  key text not null,
  number integer not null check (number > 0),
  version integer,
  goes_live_at timestamptz not null,
  operator_id uuid,
  operator_name text,
  created_at timestamptz not null,
  primary key (kind, key, number),
  foreign key (kind, key, version) references content_versions
);
create index content_publications_by_time on content_publications (goes_live_at);

-- Pop-ups that a member, or a device that nobody is signed in on, does not want to see again.
create table content_dismissals (
  subject text not null,
  popup_key text not null,
  created_at timestamptz not null,
  primary key (subject, popup_key)
);

create table content_short_urls (
  code text primary key,
  -- A page of this site with its query, so a short address can never lead elsewhere.
  path text not null unique check (path ~ '^/([^/\\]|$)'),
  member_id uuid not null,
  created_at timestamptz not null
);

create table content_agent_applications (
  id uuid primary key,
  name text not null,
  way text not null,
  contact text not null,
  plan text not null,
  agent_verify text not null,
  -- Whoever was signed in while applying.
  member_id uuid,
  created_at timestamptz not null
);

revoke update, delete, truncate on content_versions, content_publications, content_dismissals, content_short_urls,
  content_agent_applications from fairway_app;
