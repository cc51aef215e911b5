-- Pictures that members handed in, encoded anew. The name is random and all that is needed to read an avatar; pictures of a
-- feedback or a payment are read by their owner and by operators alone.
create table members_pictures (
  name text primary key check (name ~ '^[A-Za-z0-9_-]{32}$'),
  owner_id uuid not null references members_accounts (id),
  purpose text not null check (purpose in ('avatar', 'feedback', 'payment')),
  -- WebP.
  bytes bytea not null check (octet_length(bytes) between 1 and 2097152),
  width smallint not null,
  height smallint not null,
  created_at timestamptz not null,
  -- When something named it; what nothing names is swept away a day later.
  kept_at timestamptz
);
-- They are packed already.
alter table members_pictures alter column bytes set storage external;
create index members_pictures_loose on members_pictures (created_at) where kept_at is null;
create index members_pictures_owner on members_pictures (owner_id, purpose);
