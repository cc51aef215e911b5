-- Which venues exist is code (the registry of adapters); whether one is open is an operator's word, a row each.
create table venues_switches (
  code text primary key,
  state text not null check (state in ('open', 'maintenance', 'closed')),
  reason_zh text not null default '',
  reason_en text not null default '',
  -- When maintenance ends by itself; null: when somebody says so.
  until timestamptz,
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null
);
