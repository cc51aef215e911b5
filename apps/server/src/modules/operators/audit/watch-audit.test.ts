import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { headFolder } from './export-head.ts';
import { isHeadSigned } from './sign-head.ts';
import { signAuditHead, watchAudit } from './watch-audit.job.ts';

let test: TestApp;
const dataDir = mkdtempSync(join(tmpdir(), 'fairway-audit-'));
beforeAll(async () => {
  test = await createTestApp({ env: { DATA_DIR: dataDir } });
  const admin = await test.operator('administrator');
  for (const version of [0, 1, 2])
    await admin.api.switchVenue({
      channelCode: 'beichen',
      state: 'closed',
      reason: { zh: '测试', en: '' },
      until: null,
      version,
    });
});
afterAll(async () => {
  await test.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What an intruder with the database's own password does. */
async function asIntruder(statement: string): Promise<void> {
  const intruder = new pg.Client({ connectionString: test.database.superuserUrl });
  await intruder.connect();
  await intruder.query(statement);
  await intruder.end();
}

async function gauge(): Promise<number | undefined> {
  return (await test.app.metrics.gauge('audit_chain_broken', '').get()).values[0]?.value;
}

function exported(day: string) {
  const file = JSON.parse(readFileSync(join(headFolder(test.app), `${day}.json`), 'utf8')) as {
    day: string;
    seq: string;
    hash: string;
    signature: string;
    signedAt: string;
    publicKey: string;
  };
  return {
    publicKey: file.publicKey,
    head: {
      day: file.day,
      seq: BigInt(file.seq),
      hash: Buffer.from(file.hash, 'hex'),
      signature: Buffer.from(file.signature, 'base64'),
      signedAt: new Date(file.signedAt),
    },
  };
}

describe('the watch over the audit trail', () => {
  it('exports a signed head a day that anybody can verify, and signs a day once', async () => {
    await signAuditHead(test.app, '2026-03-01');
    const { head, publicKey } = exported('2026-03-01');
    expect(head.seq).toBeGreaterThanOrEqual(3n);
    expect(isHeadSigned(publicKey, head)).toBe(true);
    expect(isHeadSigned(publicKey, { ...head, seq: head.seq - 1n })).toBe(false);

    await signAuditHead(test.app, '2026-03-01');
    expect(exported('2026-03-01')).toEqual({ head, publicKey });
    expect(await gauge()).toBe(0);
  });

  it('raises the alarm for a trail that was cut short, though what is left of it fits', async () => {
    const { head } = exported('2026-03-01');
    await asIntruder(`create table kept as select * from operators_audit where seq = ${head.seq}`);
    await asIntruder(`delete from operators_audit where seq = ${head.seq}`);
    expect(await watchAudit(test.app)).toBe(head.seq);
    expect(await gauge()).toBe(1);

    await asIntruder('insert into operators_audit select * from kept');
    expect(await watchAudit(test.app)).toBeUndefined();
    expect(await gauge()).toBe(0);
  });

  it('raises the alarm for a changed row and signs no head over it', async () => {
    await asIntruder("update operators_audit set reason = 'forged' where seq = 2");
    await signAuditHead(test.app, '2026-03-02');
    expect(await gauge()).toBe(1);
    expect(() => exported('2026-03-02')).toThrow('ENOENT');
  });
});
