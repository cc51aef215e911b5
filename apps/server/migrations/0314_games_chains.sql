-- Hash chains of games that all play together: link(i) = SHA-256(link(i + 1)), link(0) published before the first draw. Draw i uses
-- link(i), so the house can choose no link once the chain has begun, and nobody can compute the next one from those that are out.
create table games_chains (
  -- The game or lottery.
  code text not null check (code ~ '^[a-z][a-z0-9]{0,19}$'),
  -- The chains of a code follow each other.
  number integer not null check (number > 0),
  first_link text not null check (first_link ~ '^[0-9a-f]{64}$'),
  -- link(last), sealed under the server's secret.
  sealed bytea not null,
  last integer not null check (last > 0),
  -- The links that draws have taken: 1 .. taken, each by one draw.
  taken integer not null default 0 check (taken between 0 and last),
  made_at timestamptz not null default platform_now(),
  primary key (code, number)
);
create function games_keep_chain() returns trigger language plpgsql as $$
begin
  if new.taken < old.taken then
    raise exception 'a link is taken once' using errcode = 'check_violation', constraint = 'games_chains_taken';
  end if;
  return new;
end $$;
create trigger games_chains_keep before update on games_chains for each row execute function games_keep_chain();
revoke update, delete, truncate on games_chains from fairway_app;
grant update (taken) on games_chains to fairway_app;

-- Links that are out, each once.
create table games_links (
  code text not null,
  number integer not null,
  index integer not null check (index > 0),
  link text not null check (link ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default platform_now(),
  primary key (code, number, index),
  foreign key (code, number) references games_chains (code, number)
);

-- A link is out only where hashing it gives the one before it that is out, down to link(0).
create function games_judge_link() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  known text;
  place integer;
  hashed text := new.link;
begin
  select l.link, l.index into known, place from games_links l
  where l.code = new.code and l.number = new.number and l.index < new.index order by l.index desc limit 1;
  if not found then
    select first_link, 0 into known, place from games_chains where code = new.code and number = new.number;
  end if;
  for step in place + 1 .. new.index loop
    hashed := encode(sha256(convert_to(hashed, 'SQL_ASCII')), 'hex');
  end loop;
  if hashed is distinct from known
    or not exists (select from games_chains c where c.code = new.code and c.number = new.number and c.taken >= new.index)
  then
    raise exception 'not the next link of its chain' using errcode = 'check_violation', constraint = 'games_links_chain';
  end if;
  return new;
end $$;
create trigger games_links_judge before insert on games_links for each row execute function games_judge_link();
create trigger games_links_keep before update or delete or truncate on games_links
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on games_links from fairway_app;
