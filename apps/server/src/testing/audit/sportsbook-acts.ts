import { type Acts, type AuditStage, reason } from './audit-stage.ts';

const league = JSON.stringify({
  name: 'English Test League 2026/27',
  matches: [
    { round: 'Matchday 1', date: '2026-08-22', time: '15:00', team1: 'Alder', team2: 'Birch', score: {} },
  ],
});
/** The imported match, in whichever list of the desk it is by now. */
async function fixture({ trader }: AuditStage) {
  for (const state of ['upcoming', 'waiting', 'ended', 'alarm'] as const) {
    const { fixtures } = await trader.api.listTradedFixtures({ state, search: 'Alder' });
    if (fixtures[0]) return fixtures[0];
  }
  throw new Error('the imported match is in no list');
}

/** The trader's desk; in this order, because a result needs its match. */
export const sportsbookActs = {
  importFixtures: ({ trader, press }) =>
    trader.api.importFixtures({ text: league, fileName: 'league.json' }, press()),
  async switchMarkets(stage) {
    const { id } = await fixture(stage);
    await stage.trader.api.switchMarkets(
      { fixtureId: id, marketId: null, open: false, reason },
      stage.press(),
    );
  },
  async simulateFixture(stage) {
    const { id } = await fixture(stage);
    await stage.trader.api.simulateFixture({ fixtureId: id, inMinutes: 5, speed: 60, reason }, stage.press());
  },
  async enterFixtureResult(stage) {
    const { id, resultVersion } = await fixture(stage);
    const score = { fullTime: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } };
    await stage.trader.api.enterFixtureResult(
      { fixtureId: id, resultVersion, status: 'ended', ...score, reason },
      stage.press(),
    );
  },
  async resettleFixture(stage) {
    const { id } = await fixture(stage);
    await stage.trader.api.resettleFixture({ fixtureId: id, reason }, stage.press());
  },
} satisfies Acts;
