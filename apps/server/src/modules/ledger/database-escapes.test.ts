import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reasons } from './reasons.ts';
import { createAttacker, list, postingCall, type Attacker, type Batch } from './test-attacker.ts';
import { refusal } from './test-raw-posting.ts';
import { expectSoundBooks } from './test-ledger.ts';

// Direct SQL as the app and as the reports: neither assumes another role, nor leads the ledger’s functions astray.

let attacker: Attacker;

beforeAll(async () => {
  attacker = await createAttacker();
});
afterEach(async () => {
  await expectSoundBooks(attacker.ledger);
});
afterAll(() => attacker.close());

describe('escapes', () => {
  const escapes = [
    'set role fairway_migrator',
    'set role postgres',
    'set session authorization postgres',
    'set session_replication_role = replica',
    'alter role current_user superuser',
    'alter role current_user createrole',
    'grant fairway_migrator to current_user',
    'create schema own',
    'create table public.own (id int)',
    "create function public.own() returns int language sql as 'select 1'",
    'create view public.own as select 1',
    'create extension dblink',
    "create or replace function ledger_refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    "create or replace function public.length(text) returns int language sql as 'select 1'",
    'create operator public.= (leftarg = bigint, rightarg = bigint, function = int8ne)',
    'alter function ledger_post set search_path = pg_temp, public',
    'drop trigger ledger_moves_keep on ledger_moves',
    'alter table ledger_moves disable trigger user',
    'alter table ledger_moves drop constraint ledger_moves_not_negative',
    'alter table ledger_moves owner to current_user',
    'create rule own as on select to ledger_moves do instead nothing',
    'create trigger own before insert on ledger_moves for each statement execute function ledger_refuse_change()',
    'create index own on ledger_moves (amount)',
    'create policy own on ledger_moves using (true)',
    'lock table ledger_moves in exclusive mode',
    'select * from ledger_moves for update',
    'merge into ledger_moves e using (values (1)) v (n) on false when not matched then insert (amount) values (1)',
    'copy ledger_moves from stdin',
    'insert into ledger_house values (1, 1, 1, now(), 1, 1, 1)',
    'insert into ledger_former_entries select * from ledger_former_entries',
    "copy (select 1) to program 'true'",
    "copy (select 1) to '/tmp/fairway-attack'",
    "select pg_read_file('postgresql.conf')",
    "select lo_import('/etc/passwd')",
    'do language plpgsql $$ begin update ledger_moves set amount = 0; end $$',
    "select setval('ledger_batches', 1)",
    'alter sequence ledger_batches restart',
    "select query_to_xml('delete from ledger_moves', true, true, '')",
    'explain analyze delete from ledger_moves',
    'with gone as (delete from ledger_moves returning 1) select * from gone',
    'prepare own as delete from ledger_moves; execute own',
    'declare own cursor with hold for select * from ledger_moves for update',
    'alter default privileges for role fairway_migrator grant all on tables to current_user',
    'alter system set fsync = off',
    'alter database postgres set session_replication_role = replica',
    'insert into ledger_lines (amount) values (1)',
    'update ledger_lines set amount = 0',
  ];

  it.each(escapes)('the app: %s', async (statement) => {
    expect(await refusal(attacker.app.query(statement)), statement).toMatch(/^(42|0A|22|55|25|28)/);
  });

  it.each([...escapes, 'insert into ledger_moves default values'])('the reports: %s', async (statement) => {
    expect(await refusal(attacker.report.query(statement)), statement).toMatch(/^(42|0A|22|55|25|28)/);
  });

  it('gives the reports none of the functions that write', async () => {
    const right = await attacker.rightBatch('reports');
    const sent = attacker.report.query(postingCall, Object.values(right));
    expect(await refusal(sent)).toBe('42501');
    const { rows } = await attacker.report.query<{ name: string }>(
      `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and p.prosecdef and has_function_privilege(p.oid, 'execute')`,
    );
    expect(rows).toEqual([]);
  });

  it('runs what has its owner’s rights on a path that nobody else can write', async () => {
    const { rows } = await attacker.app.query<{ name: string; settings: string[] | null }>(
      `select p.proname as name, p.proconfig as settings from pg_proc p
       join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.prosecdef`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { name, settings } of rows) {
      expect(settings, name).toContain('search_path=public, pg_temp');
    }
    const schemas = await attacker.app.query<{ schema: string }>(
      `select nspname as schema from pg_namespace where has_schema_privilege(nspname, 'create')
       and nspname not like 'pg\\_temp%' and nspname not like 'pg\\_toast%'`,
    );
    expect(schemas.rows).toEqual([]);
  });

  it('is not led astray by temporary tables and a path of the caller', async () => {
    // An outside database (DATABASE_URL) may allow everybody to make temporary tables, as PostgreSQL does by itself.
    const owner = new Client({ connectionString: attacker.ledger.database.superuserUrl });
    await owner.connect();
    await owner.query(`grant temporary on database ${attacker.ledger.database.name} to fairway_app`);
    await owner.end();
    const session = new Client({ connectionString: attacker.ledger.database.urls.app });
    await session.connect();
    try {
      const right = await attacker.rightBatch('shadows');
      await session.query(`create temp table ledger_moves as select * from public.ledger_moves where false;
        create temp table ledger_house as select * from public.ledger_house where false;
        create temp table ledger_accounts as select * from public.ledger_accounts;
        create temp table ledger_freezes as select * from public.ledger_freezes where false;
        create temp table ledger_rules as select * from public.ledger_rules;
        update pg_temp.ledger_rules set bits = decode(repeat('ff', 4096), 'hex');
        create function pg_temp.get_bit(bytea, integer) returns integer language sql as 'select 1';
        create function pg_temp.length(text) returns integer language sql as 'select 1';
        set search_path = pg_temp, public`);
      const send = (batch: Batch) => session.query(postingCall, Object.values(batch));

      expect(await refusal(send({ ...right, reason: list(reasons.gift.code) }))).toBe('ledger_reason');
      expect(await refusal(send({ ...right, request: '{""}' }))).toBe('ledger_transfer');
      await send(right);

      const seen = await session.query<{ temp: string; real: string }>(
        `select (select count(*) from pg_temp.ledger_moves) as temp,
          (select count(*) from public.ledger_moves where id = any ($1::uuid[])) as real`,
        [right.id],
      );
      expect(seen.rows).toEqual([{ temp: '0', real: '1' }]);
    } finally {
      await session.end();
    }
  });
});

describe('the seals', () => {
  it('cannot be closed over batches that are yet to come', async () => {
    await attacker.ledger.fund('sealed', 100n);
    await refusal(attacker.app.query(`select ledger_seal(9000000000000, 3, now())`));
    await attacker.ledger.fund('sealed', 1n);
    const { rows } = await attacker.report.query('select * from ledger_broken_seals(1, 1000000)');
    expect(rows).toEqual([]);
  });
});
