import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson } from '#platform/idempotency/canonical-json.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { selectAuditFrom } from './audit-store.ts';
import { headFolder } from './export-head.ts';
import { selectHeads } from './head-store.ts';
import { checkAuditChain } from './verify-audit-chain.ts';
import { signAuditHead, watchAudit } from './watch-audit.job.ts';
import { auditHash } from './write-audit.ts';

let test: TestApp;
let intruder: pg.Client;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairway-audit-'));
  test = await createTestApp({ env: { DATA_DIR: dataDir } });
  intruder = new pg.Client({ connectionString: test.database.superuserUrl });
  await intruder.connect();
  const admin = await test.operator('administrator');
  for (const version of [0, 1, 2]) {
    const reason = { zh: '测试', en: '' };
    await admin.api.switchVenue({ channelCode: 'beichen', state: 'closed', reason, until: null, version });
    await signAuditHead(test.app, `2026-03-0${version + 1}`);
  }
  test.clock.advance({ hours: 1 });
  expect(await watchAudit(test.app)).toBeUndefined();
});
afterEach(async () => {
  await intruder.end();
  await test.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const gauge = async () => (await test.app.metrics.gauge('audit_chain_broken', '').get()).values[0]?.value;

/** Another reason in the second row, and every hash after it computed again, so that the trail is whole in itself. */
async function rewriteTrail(): Promise<void> {
  let previous: Buffer = Buffer.alloc(32);
  for (const row of await selectAuditFrom(test.app.db, 1n, 1000)) {
    const reason = row.seq === 2n ? 'forged' : row.reason;
    const hash = auditHash(previous, {
      seq: row.seq,
      at: row.at,
      operatorId: row.operator_id,
      operatorName: row.operator_name,
      action: row.action,
      objectKind: row.object_kind,
      objectId: row.object_id,
      before: row.before === null ? null : canonicalJson(row.before),
      after: row.after === null ? null : canonicalJson(row.after),
      reason,
      requestId: row.request_id,
      address: row.address,
    });
    await intruder.query(
      'update operators_audit set reason = $1, previous_hash = $2, hash = $3 where seq = $4',
      [reason, previous, hash, row.seq],
    );
    previous = hash;
  }
  expect((await checkAuditChain(test.app.db)).brokenAt).toBeNull();
}

describe('an intruder who owns the database', () => {
  it('writes trail and heads again, with a key of its own: no signature of this server holds', async () => {
    await rewriteTrail();
    const { privateKey } = generateKeyPairSync('ed25519');
    for (const { day, after, seq } of await selectHeads(test.app.db)) {
      const { rows } = await intruder.query<{ hash: Buffer }>(
        'select hash from operators_audit where seq = $1',
        [seq],
      );
      const hash = rows[0]?.hash ?? Buffer.alloc(32);
      const text = `fairway-audit-head\n${day}\n${seq}\n${hash.toString('hex')}\nafter ${after}\n`;
      await intruder.query('update operators_audit_heads set hash = $1, signature = $2 where day = $3', [
        hash,
        sign(null, Buffer.from(text), privateKey),
        day,
      ]);
    }
    // What was exported is out of reach of the database; even without it the forged heads are seen.
    expect(await watchAudit(test.app)).toMatchObject({ kind: 'headUnsigned' });
    expect(await gauge()).toBe(1);
    rmSync(headFolder(test.app), { recursive: true });
    expect(await watchAudit(test.app)).toMatchObject({ kind: 'headUnsigned' });

    await signAuditHead(test.app, '2026-03-04');
    expect((await selectHeads(test.app.db)).map(({ day }) => day)).not.toContain('2026-03-04');
  });

  it('deletes trail and heads: the exported files say what there was', async () => {
    await intruder.query('delete from operators_audit');
    await intruder.query('delete from operators_audit_heads');
    expect(await watchAudit(test.app)).toMatchObject({ kind: 'headMissing', day: '2026-03-01' });
    expect(await gauge()).toBe(1);

    await signAuditHead(test.app, '2026-03-04');
    expect(await selectHeads(test.app.db)).toEqual([]);
  });
});
