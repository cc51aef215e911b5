-- Where an account stands in the ledger's rows. A member has a number with the shard in its low four bits; an account of a
-- member is a pocket of that number: part, kind and currency in one. A bucket of the house is one number: part, kind, currency
-- and shard. So kind, currency and shard are read off the number and no posting looks them up.
--   member = n << 4 | shard
--   pocket = part << 10 | kind << 3 | currency          23 bits; a pocket's line number has the 40 bits below it
--   house  = part << 14 | kind << 7 | currency << 4 | shard

-- Side: a member's kind belongs to side a or b, and a row holds one pocket of each at most; '-' is the house's. Guarded:
-- the balance may never be negative.
alter table ledger_account_kinds
  add column side text not null default '-' check (side in ('a', 'b', '-')),
  add column guarded boolean not null default false;
insert into ledger_account_kinds (code, name, owned, has_part) values
  (7, 'bonus', true, false), (8, 'commission', true, false), (9, 'points', true, false),
  (113, 'affiliateExpense', false, false), (114, 'pointsIssued', false, false), (115, 'campaign', false, true);
update ledger_account_kinds set
  side = case when not owned then '-' when name in ('center', 'venue', 'coins') then 'a' else 'b' end,
  guarded = (owned and name <> 'debt') or name in ('anchorPayable', 'campaign');
alter table ledger_account_kinds add check (owned = (side <> '-'));

insert into ledger_currencies (code, name, scale) values (4, 'POINT', 0);
alter table ledger_currencies add check (code between 1 and 7);

-- A venue, channel, game, campaign or anchor by which accounts are kept apart, as the number that stands in theirs.
create table ledger_parts (
  owned boolean not null,
  no integer not null check (no between 1 and case when owned then 8191 else 131071 end),
  part text not null,
  primary key (owned, no),
  unique (owned, part)
);

create table ledger_members (
  number bigint primary key,
  shard_id smallint not null references ledger_shards,
  owner text not null,
  unique (shard_id, owner),
  check (number & 15 = shard_id and number >> 4 > 0),
  check (shard_id = ledger_shard_of(owner))
);
create sequence ledger_member_numbers owned by ledger_members.number;

alter table ledger_accounts
  add column member bigint references ledger_members,
  add column pocket integer,
  add column house integer,
  add column side text not null generated always as
    (case when owner is null then '-' when kind in (1, 3, 4) then 'a' else 'b' end) stored;

-- The numbers of parts and members that these accounts need and that are not there yet.
create function ledger_number(shards smallint[], owners text[], parts text[]) returns void language plpgsql as $$
declare
  missing record;
begin
  for missing in
    select distinct o.owner is not null as owned, o.part
    from unnest(owners, parts) as o (owner, part)
    where o.part is not null
      and not exists (select from ledger_parts p where p.owned = (o.owner is not null) and p.part = o.part)
    order by 1, 2
  loop
    -- Numbers without a gap: the next is asked for under a lock.
    perform pg_advisory_xact_lock(7241, 4);
    insert into ledger_parts (owned, no, part)
    select missing.owned, 1 + coalesce((select max(no) from ledger_parts where owned = missing.owned), 0), missing.part
    on conflict do nothing;
  end loop;
  insert into ledger_members (number, shard_id, owner)
  select nextval('ledger_member_numbers') << 4 | o.shard, o.shard, o.owner
  from (
    select distinct shard, owner from unnest(shards, owners) as known (shard, owner)
    where owner is not null
      and not exists (select from ledger_members m where m.shard_id = known.shard and m.owner = known.owner)
    order by shard, owner
  ) as o
  on conflict do nothing;
end $$;

-- The three numbers of an account, of which it has one or the other.
create function ledger_pocket_of(part_no integer, kind smallint, currency smallint) returns integer
language sql immutable parallel safe as $$ select (part_no << 10) | (kind::integer << 3) | currency $$;
create function ledger_house_of(part_no integer, kind smallint, currency smallint, shard smallint) returns integer
language sql immutable parallel safe as $$ select (part_no << 14) | (kind::integer << 7) | (currency::integer << 4) | shard $$;

select ledger_number(array_agg(shard_id order by opened_at, id), array_agg(owner order by opened_at, id),
  array_agg(part order by opened_at, id)) from ledger_accounts;
update ledger_accounts a set
  member = m.number,
  pocket = case when a.owner is not null then ledger_pocket_of(coalesce(p.no, 0), a.kind, a.currency) end,
  house = case when a.owner is null then ledger_house_of(coalesce(p.no, 0), a.kind, a.currency, a.shard_id) end
from ledger_accounts same
left join ledger_members m on m.shard_id = same.shard_id and m.owner = same.owner
left join ledger_parts p on p.owned = (same.owner is not null) and p.part = same.part
where same.shard_id = a.shard_id and same.id = a.id;
alter table ledger_accounts
  add check (case when owner is null then house is not null and member is null and pocket is null
    else house is null and member is not null and pocket is not null end);
create unique index ledger_accounts_by_pocket on ledger_accounts (member, pocket) where member is not null;
create unique index ledger_accounts_by_house on ledger_accounts (house) where house is not null;

-- Opens accounts that are not there yet. Each: {shard, id, owner, kind, part, currency}; the key is built here and the id
-- must follow from it, so nobody opens an account under another's name.
create or replace function ledger_open(openings jsonb, at timestamptz) returns void language plpgsql as $$
declare
  shards smallint[];
  owners text[];
  parts text[];
begin
  select array_agg(o.shard), array_agg(o.owner), array_agg(o.part) into shards, owners, parts
  from jsonb_to_recordset(openings)
    as o (shard smallint, id uuid, owner text, kind smallint, part text, currency smallint)
  join ledger_account_kinds k on k.code = o.kind and k.owned = (o.owner is not null) and k.has_part = (o.part is not null)
  join ledger_currencies c on c.code = o.currency
  where not exists (select from ledger_accounts a where a.shard_id = o.shard and a.id = o.id);
  if shards is null then
    return;
  end if;
  perform ledger_number(shards, owners, parts);
  insert into ledger_accounts (shard_id, id, key, owner, kind, part, currency, opened_at, member, pocket, house)
  select o.shard, o.id,
    case when k.owned then 'member/' || o.owner else 'house/' || o.shard end || '/' || k.name
      || coalesce('/' || o.part, '') || '/' || c.name,
    o.owner, o.kind, o.part, o.currency, ledger_open.at,
    m.number,
    case when k.owned then ledger_pocket_of(coalesce(p.no, 0), k.code, c.code) end,
    case when not k.owned then ledger_house_of(coalesce(p.no, 0), k.code, c.code, o.shard) end
  from jsonb_to_recordset(openings)
    as o (shard smallint, id uuid, owner text, kind smallint, part text, currency smallint)
  join ledger_account_kinds k on k.code = o.kind and k.owned = (o.owner is not null) and k.has_part = (o.part is not null)
  join ledger_currencies c on c.code = o.currency
  left join ledger_members m on m.shard_id = o.shard and m.owner = o.owner
  left join ledger_parts p on p.owned = k.owned and p.part = o.part
  where not exists (select from ledger_accounts a where a.shard_id = o.shard and a.id = o.id)
  order by o.shard, o.id
  on conflict (shard_id, id) do nothing;
end $$;

revoke insert, update, delete, truncate, references, trigger on ledger_parts, ledger_members from fairway_app;
revoke usage, update on sequence ledger_member_numbers from fairway_app;
revoke execute on function ledger_number from public;
