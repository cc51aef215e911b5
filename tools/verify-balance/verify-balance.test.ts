import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildTree, leafNode, pathOf, rootOf, sha256Hex } from '../../packages/solvency/src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-proof-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A proof of the second of three balances, in a file, with these fields changed. */
function fileWith(changed: object): string {
  const leaves = [100n, 250n, 40n].map((sum, index) => {
    const memberId = `member-${index}`;
    return { proofId: 'p1', currency: 'CNY', memberId, nonce: sha256Hex(memberId), sum };
  });
  const tree = buildTree(leaves.map(leafNode));
  const root = rootOf(tree);
  const proof = {
    format: 'fairway-balance-proof-v1',
    proofId: 'p1',
    takenAt: '2026-11-20T16:00:00.000Z',
    currency: 'CNY',
    memberId: 'member-1',
    nonce: sha256Hex('member-1'),
    balance: '250',
    path: pathOf(tree, 1).map((step) => ({ ...step, sum: String(step.sum) })),
    root: { hash: root.hash, liability: String(root.sum) },
    ...changed,
  };
  const file = join(folder, `${Object.keys(changed).join('-')}proof.json`);
  writeFileSync(file, JSON.stringify(proof));
  return file;
}

function run(file: string) {
  const command = resolve(import.meta.dirname, 'verify-balance.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, file], { encoding: 'utf8' });
  return { status, words: stdout + stderr };
}

it('follows a downloaded proof to the root, and says when it does not hold or is none', () => {
  expect(run(fileWith({}))).toMatchObject({ status: 0, words: expect.stringContaining('holds: ') as string });
  expect(run(fileWith({ balance: '251' }))).toMatchObject({ status: 1 });
  expect(run(fileWith({ nonce: 'x' }))).toMatchObject({ status: 2 });
  expect(run(join(folder, 'nothing.json'))).toMatchObject({ status: 2 });
});
