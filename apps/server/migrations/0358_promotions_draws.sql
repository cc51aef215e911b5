-- Draws at the press: wheels, scratch cards, boxes, shots. One sealed server seed a campaign: its hash is out before the first draw, the seed
-- itself after the end.
create table promotions_draw_seeds (
  kind text not null,
  no integer not null,
  sealed bytea not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default platform_now(),
  -- The version whose prizes are drawn; the first draw fixes it.
  version bytea references promotions_versions (hash),
  -- Minor units of yuan that draws have promised, and how many of each prize.
  promised bigint not null default 0 check (promised >= 0),
  given jsonb not null default '{}' check (jsonb_typeof(given) = 'object'),
  revealed_at timestamptz,
  primary key (kind, no),
  foreign key (kind, no) references promotions_campaigns (kind, no)
);

-- The seed and its hash stay; the list of prizes is fixed once; what was promised only grows; nothing is drawn from a seed that is known.
create function promotions_keep_draw_seed() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (old.kind, old.no, old.sealed, old.commitment, old.made_at) is distinct from (new.kind, new.no, new.sealed, new.commitment, new.made_at)
      or old.version is not null and old.version is distinct from new.version
      or new.promised < old.promised then 'promotions_draw_seeds_kept'
    when old.revealed_at is not null then 'promotions_draw_seeds_revealed'
    when new.revealed_at is not null and not exists (
      select from promotions_campaigns c where c.kind = new.kind and c.no = new.no and c.ends_at <= platform_now())
      then 'promotions_draw_seeds_running'
  end;
  if broken is not null then
    raise exception 'the seed of a draw does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger promotions_draw_seeds_keep before update on promotions_draw_seeds for each row execute function promotions_keep_draw_seed();
revoke update, delete, truncate on promotions_draw_seeds from fairway_app;
grant update (version, promised, given, revealed_at) on promotions_draw_seeds to fairway_app;

-- A client seed belongs to one member of a campaign: with the same server seed, another member's draw would be known beforehand.
create table promotions_draw_clients (
  kind text not null,
  no integer not null,
  client_seed text not null check (client_seed ~ '^[\x20-\x39\x3b-\x7e]{1,64}$'),
  member_id text not null,
  primary key (kind, no, client_seed)
);
revoke update, delete, truncate on promotions_draw_clients from fairway_app;

-- What members drew, numbered from 0 for each.
create table promotions_draws (
  shard_id smallint not null,
  member_id text not null,
  kind text not null,
  no integer not null,
  nonce integer not null check (nonce >= 0),
  version bytea not null references promotions_versions (hash),
  client_seed text not null,
  -- The number that was drawn, the prize that it fell on, and the one that was given.
  point integer not null check (point >= 0),
  drawn text not null,
  prize text not null,
  -- Null where nothing was won.
  reward_id uuid,
  -- The site's day, for chances of the day.
  day date not null,
  drawn_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, kind, no, nonce),
  foreign key (kind, no, client_seed) references promotions_draw_clients (kind, no, client_seed),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id)
);
revoke update, delete, truncate on promotions_draws from fairway_app;
