import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Ring, ringMs } from './ring.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ring-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = Date.UTC(2026, 10, 20);
const file = (name: string) => join(folder, `${name}.m4s`);
const kept = () => readdirSync(folder).toSorted();

describe('the ring', () => {
  it('gives the oldest up, of whichever room, when it has more than it may', async () => {
    const ring = new Ring(folder, 250);
    for (const [index, name] of ['a', 'b', 'c'].entries())
      await ring.write(file(name), [new Uint8Array(100)], start + index);
    expect([kept(), ring.bytes, ring.has(file('a'))]).toEqual([['b.m4s', 'c.m4s'], 200, false]);
  });

  it('keeps a segment for half an hour', async () => {
    const ring = new Ring(folder, 1000);
    await ring.write(file('a'), [new Uint8Array(10), new Uint8Array(5)], start);
    await ring.prune(start + ringMs - 1);
    expect(ring.bytes).toBe(15);
    await ring.prune(start + ringMs);
    expect([kept(), ring.bytes]).toEqual([[], 0]);
  });

  it('finds after a restart what lies there, and its age', async () => {
    const first = new Ring(folder, 1000);
    for (const [index, name] of ['a', 'b'].entries()) {
      await first.write(file(name), [new Uint8Array(100)], start + index * 1000);
      utimesSync(file(name), start / 1000 + index, start / 1000 + index);
    }
    const second = new Ring(folder, 1000);
    expect([second.bytes, second.has(file('b'))]).toEqual([200, true]);
    await second.prune(start + ringMs);
    expect(kept()).toEqual(['b.m4s']);
  });
});
