import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMemberByName } from '#modules/members';
import { shardOf } from '#modules/ledger';
import { mounts } from '../../mounts.ts';
import { findingsOf } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { selectBetPage } from '../bets/bets-store.ts';
import { watchOnce } from '../feeds/watch-feeds.ts';
import { rehearsalFeeds } from '../testing/rehearsal-feed.ts';
import { keepDemoRunning } from './keep-demo-running.ts';
import { pairingOf } from './pairings.ts';

let test: TestApp;
let feeds: ReturnType<typeof rehearsalFeeds>;
const folder = mkdtempSync(join(tmpdir(), 'sports-seed-'));
beforeAll(async () => {
  test = await createTestApp({ env: { DATA_DIR: folder } });
  feeds = rehearsalFeeds(test.app);
  for (const mount of mounts) {
    if (['members', 'cashier', 'wallet', 'sportsbook'].includes(mount.name)) await mount.seed?.(test.app);
  }
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Ten matches are covered at a look; the rest at the next ones. */
async function watchAll(): Promise<void> {
  for (let look = 0; look < 4; look += 1) await watchOnce(test.app, feeds);
}

describe('the demo', () => {
  it('has matches in play, more to come in each league, and bets open and settled', async () => {
    await watchAll();
    const { liveCount, fixtures } = await test.visitor.listLiveFixtures({});
    expect(liveCount).toBeGreaterThanOrEqual(3);
    expect(fixtures[0]?.markets.some(({ status }) => status === 'open')).toBe(true);
    const lobby = await test.visitor.listFixtures({ view: 'parlay' });
    expect(lobby.competitions.map(({ name }) => name.zh)).toEqual([
      '大西洋超级联赛',
      '北境甲级联赛',
      '东方职业联赛',
    ]);

    const member = await findMemberByName(test.app.db, 'ayuan');
    const page = (open: boolean) =>
      selectBetPage(test.app.db, shardOf(member?.id ?? ''), member?.id ?? '', {
        open,
        before: null,
        limit: 8,
      });
    expect(await page(true)).toHaveLength(2);
    expect(await page(false)).toHaveLength(4);
  });

  it('goes on for ever, and draws up no match twice', async () => {
    const before = await test.visitor.listFixtures({ view: 'parlay' });
    await keepDemoRunning(test.app);
    expect((await test.visitor.listFixtures({ view: 'parlay' })).counts).toEqual(before.counts);
    test.clock.advance({ hours: 30 });
    await keepDemoRunning(test.app);
    await watchAll();
    expect((await test.visitor.listLiveFixtures({})).liveCount).toBeGreaterThanOrEqual(3);
  });
});

describe('a round robin', () => {
  it('pairs everybody with everybody once a cycle, nobody twice in a round', () => {
    const teams = 8;
    const met = new Set<string>();
    for (let round = 0; round < teams - 1; round += 1) {
      const playing = new Set<number>();
      for (let slot = 0; slot < teams / 2; slot += 1) {
        const { home, away } = pairingOf(teams, round * (teams / 2) + slot);
        playing.add(home).add(away);
        met.add([home, away].toSorted((left, right) => left - right).join('-'));
      }
      expect(playing.size).toBe(teams);
    }
    expect(met.size).toBe((teams * (teams - 1)) / 2);
  });
});
