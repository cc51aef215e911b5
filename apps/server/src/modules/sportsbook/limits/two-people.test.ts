import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  PhaseLimits,
  SportsbookSettings,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { sql } from 'kysely';
import { newestSettings, propose } from '../../../testing/settings-by-two.ts';
import { match } from '../testing/league-file.ts';
import { withScope, publishElsewhere } from '../testing/limits-desk.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { slipOf } from '../testing/slip-of.ts';
import { firstSportsbookSettings as first } from './first-settings.ts';

type Trader = Awaited<ReturnType<SportsbookTest['operator']>>['api'];

let test: SportsbookTest;
let maker: Trader;
let checker: Trader;

beforeAll(async () => {
  test = await createSportsbookTest();
  maker = (await test.operator('trader')).api;
  checker = (await test.operator('trader')).api;
  await test.imports([match('Alder', 'Birch')]);
});
afterAll(() => test.end());

const change = (more: PhaseLimits) =>
  propose(maker, 'sportsbook', (settings) => withScope(settings, 'default', more), test.once());
const maxSingle = async () => {
  const { sports } = await test.visitor.listSportsConfig({});
  return sports.find(({ currency }) => currency === 'CNY')?.maxStake;
};

describe('the limits of the sportsbook', () => {
  it('are lowered, and raised by up to half, by one person; small steps do not add up', async () => {
    expect((await change({ maxSingle: '10000' })).proposalId).toBeNull();
    expect(await maxSingle()).toBe('10000.00');
    // 20,000 is what two people agreed on: half more is 30,000.
    expect((await change({ maxSingle: '30000' })).proposalId).toBeNull();
    expect(await maxSingle()).toBe('30000.00');
    expect((await change({ maxSingle: '30001' })).proposalId).not.toBeNull();
    expect(await maxSingle()).toBe('30000.00');
  });

  it('are raised by more when another person approves, who is not the first one', async () => {
    const { proposalId } = await change({ maxSingle: '50000' });
    const id = proposalId ?? '';
    await expect(maker.approveProposal({ id }, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    const support = (await test.operator('support')).api;
    await expect(support.approveProposal({ id }, test.once())).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    expect(await maxSingle()).toBe('30000.00');
    await checker.approveProposal({ id }, test.once());
    expect(await maxSingle()).toBe('50000.00');
    // From then on half more counts from there.
    expect((await change({ maxSingle: '75000' })).proposalId).toBeNull();
    expect((await newestSettings(maker, 'sportsbook')).approvedBy).toBeNull();
  });

  it('are not changed by one without the right, nor to what makes no sense', async () => {
    const support = (await test.operator('support')).api;
    const { version, settings } = await newestSettings(maker, 'sportsbook');
    const asked = (next: SportsbookSettings) => ({
      kind: 'sportsbook' as const,
      version,
      settings: next,
      reason: '按会议决定',
    });
    const lower = withScope(settings, 'default', { maxSingle: '100' });
    await expect(support.changeSettings(asked(lower), test.once())).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    const wrong: SportsbookSettings[] = [
      { limits: settings.limits.filter(({ key }) => key !== 'default') },
      withScope(settings, 'default', { minSingle: '200000' }),
      {
        limits: settings.limits.map((row) => {
          const { maxSingle: _, ...pre } = row.pre;
          return row.key === 'default' ? { ...row, pre } : row;
        }),
      },
      withScope(settings, 'marketKind/ft_cs', { fixtureLiability: '1' }),
    ];
    for (const next of wrong)
      await expect(maker.changeSettings(asked(next), test.once())).rejects.toMatchObject({
        error: 'settingInvalid',
      });
    const outside = [10_049, 13_001].map((bookBps) => withScope(settings, 'default', { bookBps }));
    for (const next of outside)
      await expect(maker.changeSettings(asked(next), test.once())).rejects.toMatchObject({
        error: 'inputInvalid',
      });
  });

  it('price the coming matches again with another margin', async () => {
    const fixtureId = await test.fixtureOf('Alder');
    const bookOf = async () => {
      const { fixture } = await test.page(fixtureId);
      const market = fixture.markets.find(({ code }) => code === 'ft_1x2');
      return (market?.selections ?? []).reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
    };
    const first = await bookOf();
    expect(first).toBeGreaterThan(1.055);
    const { proposalId } = await propose(
      maker,
      'sportsbook',
      (settings) => withScope(settings, 'marketKind/ft_1x2', { bookBps: 12_500 }),
      test.once(),
    );
    await checker.approveProposal({ id: proposalId ?? '' }, test.once());
    await test.settle();
    // The ladder cuts prices down, so the book is a little above the margin.
    expect(await bookOf()).toBeGreaterThan(1.245);
    expect(await bookOf()).toBeLessThan(1.29);
  });
});

describe('the limits of a sport', () => {
  beforeAll(async () => {
    await test.imports([match('Alder', 'Birch'), match('Cedar', 'Doum')]);
  });

  const limitOf = async (fixtureId: string) => {
    const { rows } = await sql<{ limit_fen: bigint }>`
    select limit_fen from sportsbook_exposures where scope = 'fixture' and key = ${fixtureId}`.execute(
      test.app.db,
    );
    return rows[0]?.limit_fen;
  };

  it('count on the slip and in the rows, before those of every match and after those of a match', async () => {
    const [wide, narrow] = [await test.fixtureOf('Alder'), await test.fixtureOf('Cedar')];
    const member = await test.bettor('BetsOnFootball', 200_00n);
    const football = { maxSingle: '60', fixtureLiability: '900' };
    const settings = withScope(first, 'sport/football', football);
    await publishElsewhere(test, withScope(settings, `fixture/${narrow}`, { fixtureLiability: '800' }));
    const legs = [await test.leg(wide, 'ft_1x2/home'), await test.leg(narrow, 'ft_1x2/home')];

    const preview = await test.visitor.previewSlip({ currency: 'CNY', legs, sizes: [2] });
    expect(preview.legs.map(({ single }) => single.maxStake)).toEqual(['60.00', '60.00']);
    const slips = legs.map((leg) => slipOf(leg, '60'));
    for (const slip of slips) await member.api.placeBet(slip, test.once());
    expect([await limitOf(wide), await limitOf(narrow)]).toEqual([900_00n, 800_00n]);
  });

  it('are proposed by a trader at the desk, and no unknown sport’s are', async () => {
    const { api } = await test.operator('trader');
    const { version, settings } = await newestSettings(api, 'sportsbook');
    const change = (key: string) =>
      api.changeSettings(
        {
          kind: 'sportsbook',
          version,
          settings: withScope(settings, key, { maxSingle: '50' }),
          reason: '全项目降限',
        },
        test.once(),
      );
    await expect(change('sport/chess')).rejects.toMatchObject({ error: 'inputInvalid' });
    expect((await change('sport/football')).version).toBe(version + 1);
  });
});
