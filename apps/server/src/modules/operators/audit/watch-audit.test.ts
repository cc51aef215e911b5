import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const fileOf = (day: string) => join(headFolder(test.app), `${day}.json`);

async function gauge(): Promise<number | undefined> {
  return (await test.app.metrics.gauge('audit_chain_broken', '').get()).values[0]?.value;
}

function exported(day: string) {
  const file = JSON.parse(readFileSync(fileOf(day), 'utf8')) as {
    day: string;
    after: string;
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
      after: file.after,
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
    // A process that ended between the row and its file, and a job that comes late: the file is written, no day is put in between.
    rmSync(fileOf('2026-03-01'));
    await signAuditHead(test.app, '2026-03-01');
    expect(exported('2026-03-01')).toEqual({ head, publicKey });
    await signAuditHead(test.app, '2026-02-27');
    expect(() => exported('2026-02-27')).toThrow('ENOENT');
    expect(await gauge()).toBe(0);
  });

  it('raises the alarm for a trail that was cut short, though what is left of it fits', async () => {
    const { head } = exported('2026-03-01');
    await asIntruder(`create table kept as select * from operators_audit where seq = ${head.seq}`);
    await asIntruder(`delete from operators_audit where seq = ${head.seq}`);
    expect(await watchAudit(test.app)).toMatchObject({ kind: 'rowDiffers', seq: head.seq });
    expect(await gauge()).toBe(1);

    await asIntruder('insert into operators_audit select * from kept');
    expect(await watchAudit(test.app)).toBeUndefined();
    expect(await gauge()).toBe(0);
  });

  it('raises the alarm for a head that is altered or taken away, in the database or as a file', async () => {
    test.clock.advance({ days: 1 });
    await signAuditHead(test.app, '2026-03-02');
    await signAuditHead(test.app, '2026-03-03');
    test.clock.advance({ hours: 1 });
    expect(await watchAudit(test.app)).toBeUndefined();

    const file = readFileSync(fileOf('2026-03-02'), 'utf8');
    rmSync(fileOf('2026-03-02'));
    expect(await watchAudit(test.app)).toMatchObject({ kind: 'fileMissing', day: '2026-03-02' });
    for (const altered of [file.replace(/"hash": "../, '"hash": "ff'), 'no head']) {
      writeFileSync(fileOf('2026-03-02'), altered);
      expect(await watchAudit(test.app)).toMatchObject({ kind: 'fileDiffers', day: '2026-03-02' });
    }

    // Taken away in both places: the head of the next day says that there was one.
    rmSync(fileOf('2026-03-02'));
    await asIntruder(
      "create table kept_head as select * from operators_audit_heads where day = '2026-03-02'",
    );
    await asIntruder("delete from operators_audit_heads where day = '2026-03-02'");
    expect(await watchAudit(test.app)).toMatchObject({ kind: 'headUnsigned', day: '2026-03-03' });
    writeFileSync(fileOf('2026-03-02'), file);
    expect(await watchAudit(test.app)).toMatchObject({ kind: 'headMissing', day: '2026-03-02' });
    expect(await gauge()).toBe(1);

    await asIntruder('insert into operators_audit_heads select * from kept_head');
    expect(await watchAudit(test.app)).toBeUndefined();
    expect(await gauge()).toBe(0);
  });

  it('walks on from the newest signed head every hour, and the whole once a day', async () => {
    await asIntruder("update operators_audit set reason = 'forged' where seq = 2");
    expect(await watchAudit(test.app)).toBeUndefined();
    expect(await watchAudit(test.app, { whole: true })).toEqual({ kind: 'rowDiffers', seq: 2n });
  });

  it('takes heads that were signed before they named the one before them', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const hash = Buffer.alloc(32, 7);
    const text = `fairway-audit-head\n2026-02-28\n9\n${hash.toString('hex')}\n`;
    const signature = sign(null, Buffer.from(text), privateKey);
    const head = { day: '2026-02-28', after: '2026-02-27', seq: 9n, hash, signature, signedAt: new Date(0) };
    expect(isHeadSigned(publicKey.export({ format: 'pem', type: 'spki' }).toString(), head)).toBe(true);
  });

  it('raises the alarm for a changed row and signs no head over it', async () => {
    await signAuditHead(test.app, '2026-03-04');
    expect(await gauge()).toBe(1);
    expect(() => exported('2026-03-04')).toThrow('ENOENT');
  });
});
