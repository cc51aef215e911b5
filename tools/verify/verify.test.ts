import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'fairway-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(question: unknown) {
  const file = join(folder, 'question.json');
  writeFileSync(file, JSON.stringify(question));
  const command = resolve(import.meta.dirname, 'verify.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, file], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const serverSeed = createHash('sha256').update('a seed').digest('hex');
const round = {
  kind: 'round',
  game: 'dice',
  serverSeed,
  clientSeed: 'lucky',
  nonce: 7,
  bet: { side: 'over', target: 5_050 },
  stake: '10.00',
};

it('recomputes a history from a file, and refuses what the rules do not know', () => {
  const { status, stdout } = run([round, { ...round, nonce: 8 }]);
  expect(status).toBe(0);
  // 0xf1b7e504 x 10001 / 2^32 = 9443.07: the roll is 94.43, and over 50.50 pays 0.99 x 10001 / 4950 = 2.0002.
  expect(JSON.parse(stdout)).toMatchObject([
    { steps: [{ kind: 'roll', roll: '94.43', won: true }], multiplier: '2.0002', returned: '20.00' },
    { message: 'lucky:8' },
  ]);
  expect(run({ ...round, game: 'chess' })).toMatchObject({ status: 2, stdout: '' });
  expect(run({ ...round, game: 'chess' }).stderr).toContain('unknownGame');
  expect(run('nothing')).toMatchObject({ status: 2 });
});
