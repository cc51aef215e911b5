import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestSettings } from '../../../testing/settings-by-two.ts';
import { match } from '../testing/league-file.ts';
import { publishElsewhere, withScope } from '../testing/limits-desk.ts';
import { slipOf } from '../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { firstSportsbookSettings as first } from './first-settings.ts';

let test: SportsbookTest;
beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([match('Alder', 'Birch'), match('Cedar', 'Doum')]);
});
afterAll(() => test.end());

const limitOf = async (fixtureId: string) => {
  const { rows } = await sql<{ limit_fen: bigint }>`
    select limit_fen from sportsbook_exposures where scope = 'fixture' and key = ${fixtureId}`.execute(
    test.app.db,
  );
  return rows[0]?.limit_fen;
};

describe('the limits of a sport', () => {
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
