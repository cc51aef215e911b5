import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMemberByName } from '#modules/members';
import { findingsOf, moneyOf } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mounts } from '../../mounts.ts';
import { seedVenueMoney } from './seed-venue-money.ts';

let test: TestApp;
/** Where the members' seed leaves its list of logins. */
const folder = mkdtempSync(join(tmpdir(), 'venue-seed-'));
beforeAll(async () => {
  test = await createTestApp({ env: { DATA_DIR: folder } });
  for (const mount of mounts)
    if (['members', 'cashier', 'wallet'].includes(mount.name)) await mount.seed?.(test.app);
});
afterAll(async () => {
  await test.end();
  rmSync(folder, { recursive: true, force: true });
});

it('gives demo members money at the sportsbook, once, and leaves sound books', async () => {
  const member = await findMemberByName(test.app.db, 'ayuan');
  const before = await moneyOf(test.app, member?.id ?? '', 'fairway-sports');
  expect(before.venue).toBe('3700.00');
  await seedVenueMoney(test.app);
  expect(await moneyOf(test.app, member?.id ?? '', 'fairway-sports')).toEqual(before);
  expect(await findingsOf(test.app)).toEqual([]);
});
