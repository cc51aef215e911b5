import { afterAll, beforeAll, expect, it } from 'vitest';
import { instant } from '../../platform/clock.ts';
import { RunningSandbox } from '../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await RunningSandbox.start();
});
afterAll(() => sandbox.stop());

const replay = { seed: 'seven', speed: 60, home: 1.5, away: 1.2, firstHalfShare: 0.45, lowScores: -0.05 };
const matchOf = (secondsAgo: number) => ({
  home: 'Northbury',
  away: 'Granville',
  competition: 'Atlantic Premier League',
  startsAt: instant(new Date(), -secondsAgo * 1000),
  replay,
});
const cover = async (match: object, reference = 'F1') =>
  (await sandbox.call('feed', '/feed/v1/cover', { client: 'fairway', requestNo: 'Q1', reference, match }))
    .body;
const updates = async (matchId: string, after: number) => {
  const question = { client: 'fairway', requestNo: 'Q2', matches: [{ matchId, after }] };
  const { body } = await sandbox.call('feed', '/feed/v1/updates', question);
  return body['matches'][0] as { last: number; entries: { number: number; kind: string }[] };
};

it('plays a match whole from its seed, and the same after a restart', async () => {
  const match = matchOf(300);
  const { matchId } = await cover(match);
  expect((await cover(match)).matchId).toBe(matchId);
  const before = await updates(matchId, 0);
  expect(before.entries[0]).toMatchObject({ number: 1, kind: 'incident', incident: { kind: 'kickOff' } });
  expect(before.entries.at(-1)).toMatchObject({ incident: { kind: 'fullTime', half: 2 } });
  expect(before.last).toBe(before.entries.length);
  expect(before.entries.filter(({ kind }) => kind === 'prices')).toHaveLength(1);
  await sandbox.restart();
  expect(await updates(matchId, 0)).toEqual(before);
});

it('plays a series of maps from its seed, each step with the maps as they are', async () => {
  const series = { ...matchOf(1200), bestOf: 3, replay: { seed: 'maps', speed: 60, bestOf: 3, round: 0.55 } };
  const { matchId } = await cover(series, 'F2');
  const before = await updates(matchId, 0);
  expect(before.entries[0]).toMatchObject({
    kind: 'series',
    step: { kind: 'seriesStart', map: 1, maps: [] },
  });
  const { step } = before.entries.at(-1) as unknown as { step: { kind: string; maps: unknown[] } };
  expect(step.kind).toBe('seriesEnd');
  expect([2, 3]).toContain(step.maps.length);
  const prices = before.entries.filter(({ kind }) => kind === 'prices') as unknown as {
    markets: { market: string }[];
  }[];
  expect(prices[0]?.markets.every(({ market }) => market.startsWith('es_'))).toBe(true);
  await sandbox.restart();
  expect(await updates(matchId, 0)).toEqual(before);
  // Four maps are no series that anybody wins by more than half.
  expect((await cover({ ...series, bestOf: 4 }, 'F3')).code).not.toBe('OK');
});

it('loses what the director says, once, and repeats it when it is asked again', async () => {
  const { matchId } = await cover(matchOf(30));
  await sandbox.post(`/director/feed/matches/${matchId}/lose`, { entries: 2 });
  expect((await updates(matchId, 4)).entries[0]?.number).toBe(7);
  expect((await updates(matchId, 4)).entries[0]?.number).toBe(5);
});

it('covers no match of yesterday and knows nothing of an unknown one', async () => {
  expect((await cover(matchOf(86_400))).code).toBe('MATCH_NOT_COVERED');
  expect(await updates('nobody', 0)).toBeUndefined();
  expect((await sandbox.post('/director/feed/matches/nobody/lose', { entries: 1 })).status).toBe(404);
});

it('keeps what is asked every second out of the log of calls', async () => {
  await sandbox.reset();
  const { matchId } = await cover(matchOf(30));
  await updates(matchId, 0);
  const { body } = await sandbox.get('/director/calls');
  expect(body['calls'].map(({ operation }: { operation: string }) => operation)).toEqual(['cover']);
});
