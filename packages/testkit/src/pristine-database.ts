import type pg from 'pg';

/** What a fresh copy of the template looks like, so that a used one can be made like it again. */
export interface Pristine {
  /** Changes with every statement that defines or grants something. */
  readonly definitions: string;
  /** Tables that migrations have filled, with their rows as text. */
  readonly filled: readonly FilledTable[];
  readonly sequences: readonly SequenceState[];
}

interface FilledTable {
  /** With its schema, quoted. */
  readonly name: string;
  /** Quoted, without those that the database computes. */
  readonly columns: readonly string[];
  readonly digest: string;
  readonly rows: readonly string[];
}

interface SequenceState {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

const own = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'`;

const definitionsSql = `select concat_ws(' ', ${[
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_trigger',
  'pg_proc',
  'pg_rewrite',
  'pg_policy',
  'pg_type',
  'pg_default_acl',
]
  .map((catalog) => `(select count(*) || '/' || max(xmin::text::bigint) from ${catalog})`)
  .join(', ')}) as definitions`;

const digestSql = (name: string) =>
  `select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as digest from only ${name} t`;

async function definitionsOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ definitions: string }>(definitionsSql);
  return rows[0]?.definitions ?? '';
}

async function sequencesOf(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${own}`,
  );
  if (rows.length === 0) return [];
  const { rows: states } = await client.query<SequenceState>(
    rows
      .map(
        ({ name }) =>
          `select '${name}' as name, last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
      )
      .join(' union all '),
  );
  return states;
}

/** Looks at a copy of the template that nobody has used yet. */
export async function lookAtPristine(client: pg.Client): Promise<Pristine> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and ${own} and pg_relation_size(c.oid) > 0 group by c.oid`,
  );
  const filled: FilledTable[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from only ${name} t`);
    if (rows.length === 0) continue;
    const { rows: digests } = await client.query<{ digest: string }>(digestSql(name));
    filled.push({ name, columns, rows: rows.map(({ row }) => row), digest: digests[0]?.digest ?? '' });
  }
  return { definitions: await definitionsOf(client), filled, sequences: await sequencesOf(client) };
}

/**
 * Makes a used copy like a fresh one: cuts its sessions, empties what was written, restores what migrations had filled, sets sequences back.
 * Answers false where definitions or grants were changed: such a copy is thrown away.
 */
export async function makePristine(client: pg.Client, pristine: Pristine): Promise<boolean> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  if ((await definitionsOf(client)) !== pristine.definitions) return false;

  await client.query('begin');
  // Neither triggers nor foreign keys have a say here.
  await client.query(`set local session_replication_role = 'replica'`);
  const names = pristine.filled.map(({ name }) => `'${name}'::regclass`).join(', ');
  await client.query(`
    do $$ declare used regclass; begin
      for used in
        select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and ${own} and pg_relation_size(c.oid) > 0 and c.oid <> all (array[${names}]::oid[])
      loop execute format('delete from only %s', used); end loop;
    end $$`);
  for (const table of await changedOf(client, pristine.filled)) await refill(client, table);
  for (const state of await sequencesOf(client)) {
    const was = pristine.sequences.find(({ name }) => name === state.name);
    if (was && (was.lastValue !== state.lastValue || was.isCalled !== state.isCalled))
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        was.name,
        was.lastValue,
        was.isCalled,
      ]);
  }
  await client.query('commit');
  return true;
}

async function changedOf(client: pg.Client, filled: Pristine['filled']): Promise<FilledTable[]> {
  if (filled.length === 0) return [];
  const { rows } = await client.query<{ place: number; digest: string }>(
    filled
      .map(({ name }, place) => `select ${place} as place, (${digestSql(name)}) as digest`)
      .join(' union all '),
  );
  return filled.filter((table, place) => rows.find((row) => row.place === place)?.digest !== table.digest);
}

async function refill(client: pg.Client, { name, columns, rows }: FilledTable): Promise<void> {
  await client.query(`delete from only ${name}`);
  await client.query(
    `insert into ${name} (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `(r.value).${column}`).join(', ')} from (select unnest($1::text[])::${name} as value) r`,
    [rows],
  );
}
