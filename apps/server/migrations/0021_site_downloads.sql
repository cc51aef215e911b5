-- The key pair of the download kit: what a page seals under the public half, only this server can open.
create table site_download_keys (
  id smallint primary key check (id = 1),
  -- SPKI, base64url.
  public_key text not null,
  -- PKCS #8, sealed under the server's secret.
  private_key bytea not null,
  created_at timestamptz not null
);
revoke update, delete, truncate on site_download_keys from fairway_app;

-- Steps of visits as pages report them. Friction and counting only: nothing is decided on what stands here.
create table site_download_nodes (
  id uuid primary key,
  app_key text not null,
  node text not null,
  device_id text,
  platform text not null,
  screen_size text not null,
  mobile_type text not null,
  mobile_version text not null,
  query jsonb not null,
  address text not null,
  created_at timestamptz not null
);
create index site_download_nodes_created on site_download_nodes (created_at);

-- The parameters of the address that a device came with last, one row a device and page.
create table site_download_params (
  app_key text not null,
  device_id text not null,
  platform text not null,
  screen_size text not null,
  mobile_type text not null,
  mobile_version text not null,
  query jsonb not null,
  reported_at timestamptz not null,
  primary key (app_key, device_id)
);
create index site_download_params_reported on site_download_params (reported_at);
