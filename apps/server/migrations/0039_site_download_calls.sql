-- Keys of sealed calls of the download kit that wrote something: each call has one of its own, so one that comes again is a copy.
create table site_download_calls (
  -- SHA-256 of the key as it travels, encrypted.
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  at timestamptz not null
);
create index site_download_calls_at on site_download_calls (at);
