import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCountedDatabase, type CountedDatabase } from '../../../testing/rows-read.ts';
import { selectAudit } from '../audit/audit-store.ts';
import { countPending, listApprovals } from './approvals-store.ts';

const others = 20_000;

let stage: CountedDatabase;
beforeAll(async () => {
  stage = await openCountedDatabase();
  await stage.fill(
    `insert into operators_approvals (id, kind, object_id, object_version, payload, reason, maker_id, maker_name, state, created_at,
       decided_at)
     select gen_random_uuid(), case when n % 5000 = 0 then 'rare' else 'often' end, 'o' || n, '', '{}', '', gen_random_uuid(), '',
       case when n <= 2 then 'pending' when n % 5000 = 0 then 'declined' else 'approved' end, timestamptz '2026-11-01',
       case when n > 2 then timestamptz '2026-11-20' - n / 2 * interval '1 minute' end
     from generate_series(1, ${others}) n`,
    `insert into operators_audit (seq, at, operator_id, operator_name, action, object_kind, object_id, reason, request_id, address, previous_hash,
       hash)
     select n, now(), gen_random_uuid(), case when n = 2 then 'rare' else 'often' end, case when n = 3 then 'rare' else 'often' end,
       case when n = 4 then 'rare' else 'often' end, n::text, '', '', '', '', n::text::bytea
     from generate_series(1, ${others}) n`,
  );
});
afterAll(() => stage.end());

it.each([
  ['of two kinds', {}, ['pending', 'pending', 'approved', 'approved']],
  ['that were declined', { state: 'declined' }, ['declined', 'declined', 'declined', 'declined']],
  ['about one object', { objectId: 'o20000' }, ['declined']],
] as const)('lists requests %s without all those that were ever decided', async (_, filter, states) => {
  const { answer, rows } = await stage.read('operators_approvals', (tx) =>
    listApprovals(tx, ['rare', 'often'], { ...filter, limit: 4 }),
  );
  expect(answer.map(({ state }) => state)).toEqual(states);
  expect(rows).toBeLessThan(100);
});

it('goes on after any row, through what waits and what was decided', async () => {
  const kinds = ['rare', 'often'];
  const whole = (await stage.read('operators_approvals', (tx) => listApprovals(tx, kinds, { limit: 9 })))
    .answer;
  for (const [index, row] of whole.slice(0, 6).entries()) {
    const after = { waits: row.decided_at === null, at: row.decided_at ?? row.created_at, id: row.id };
    // oxlint-disable-next-line no-await-in-loop -- each is measured alone
    const { answer, rows } = await stage.read('operators_approvals', (tx) =>
      listApprovals(tx, kinds, { after, limit: 3 }),
    );
    expect(answer.map(({ id }) => id)).toEqual(whole.slice(index + 1, index + 4).map(({ id }) => id));
    expect(rows).toBeLessThan(100);
  }
});

it('counts what waits without what was decided', async () => {
  const { answer, rows } = await stage.read('operators_approvals', (tx) =>
    countPending(tx, ['rare', 'often']),
  );
  expect(answer).toMatchObject({ count: 2 });
  expect(rows).toBeLessThan(10);
});

it.each([
  ['operatorName', 2n],
  ['action', 3n],
  ['objectKind', 4n],
] as const)('finds the one row of a rare %s without walking the trail', async (field, seq) => {
  const { answer, rows } = await stage.read('operators_audit', (tx) =>
    selectAudit(tx, { [field]: 'rare' }, 50),
  );
  expect(answer.map((row) => row.seq)).toEqual([seq]);
  expect(rows).toBeLessThan(10);
});
