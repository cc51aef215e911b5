import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeOldBroadcasts } from './remove-old-broadcasts.ts';

const day = 24 * 60 * 60;
const now = Date.UTC(2026, 10, 20) / 1000;

it('keeps the links of a broadcast for seven days after its last segment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadcasts-'));
  try {
    for (const [name, age] of [
      ['r1/b1', 7],
      ['r1/b2', 6],
      ['r2/b3', 8],
    ] as const) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, 'index.jsonl'), '');
      utimesSync(join(folder, name, 'index.jsonl'), now - age * day, now - age * day);
    }
    removeOldBroadcasts(folder, now * 1000);
    expect([readdirSync(folder), readdirSync(join(folder, 'r1'))]).toEqual([['r1'], ['b2']]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
