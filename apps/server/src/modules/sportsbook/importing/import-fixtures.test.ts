import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leagueFile, match } from '../testing/league-file.ts';
import { slipOf } from '../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;
beforeAll(async () => {
  test = await createSportsbookTest();
});
afterAll(() => test.end());

describe('an import by an operator', () => {
  it('takes a file, names what it could not use by line, and leaves an audit row', async () => {
    const { api } = await test.operator('trader');
    const text = leagueFile([
      match('Elm', 'Fir'),
      match('W74', 'Fir'),
      match('Gum', 'Hazel', { score: { ft: [1, 0] } }),
    ]);
    const press = test.once();
    test.clock.advance({ seconds: 1 });
    const report = await api.importFixtures({ fileName: 'league.json', text }, press);
    expect(report).toMatchObject({
      matches: 3,
      created: 2,
      results: 1,
      competition: { name: { en: 'English Test League' }, season: '2026/27' },
      problems: [
        { path: 'matches[1]', line: 12, severity: 'skipped', reason: { zh: '对阵尚未产生' } },
        { path: 'matches[2].score', severity: 'partial' },
      ],
    });
    expect(await api.importFixtures({ fileName: 'league.json', text }, press)).toEqual(report);
    expect((await api.listImports({})).imports[0]).toEqual(report);
    expect(await test.auditOf('importFixtures')).toHaveLength(1);
  });

  it('takes a season of more than 64 KiB', async () => {
    const { api } = await test.operator('trader');
    const text = leagueFile(
      Array.from({ length: 600 }, (_, n) =>
        match(`Home ${n}`, `Away ${n}`, { round: `R${n}`, date: '2026-01-10' }),
      ),
      'English Big League 2025/26',
    );
    expect(text.length).toBeGreaterThan(65_536);
    expect(await api.importFixtures({ text }, test.once())).toMatchObject({ created: 600 });
  });

  it('moves a season that lies back to a day, and a later file of it alike', async () => {
    const { api } = await test.operator('trader');
    const season = (rest: Parameters<typeof match>[2] = {}) =>
      leagueFile(
        [
          match('Oak', 'Pine', { date: '2026-03-14', score: { ft: [1, 0], ht: [0, 0] } }),
          match('Rowan', 'Oak', { round: 'Matchday 2', date: '2026-03-21', time: '20:00', ...rest }),
        ],
        'English Old League 2025/26',
      );
    await api.importFixtures({ text: season(), startOn: '2026-08-20' }, test.once());
    const id = await test.fixtureOf('Rowan');
    // 20:00 in London stays 20:00, in summer time as well
    expect((await test.page(id)).fixture.startsAt).toBe('2026-08-20T19:00:00.000Z');
    const again = await api.importFixtures({ text: season() }, test.once());
    expect(again).toMatchObject({ unchanged: 2, updated: 0 });

    const member = await test.bettor('BetsOnOld', 100_00n);
    const leg = await test.leg(id, 'ft_1x2/home');
    const slip = slipOf(leg);
    const bet = await member.api.placeBet(slip, test.once());
    const played = season({ score: { ft: [2, 0], ht: [1, 0] } });
    expect(await api.importFixtures({ text: played }, test.once())).toMatchObject({ results: 1 });
    await test.settle();
    expect(await member.api.getBet({ betId: bet.id })).toMatchObject({
      status: 'settled',
      returned: bet.maximumReturn,
    });
  });

  it('answers junk with a report, and a foreign address with a refusal', async () => {
    const { api } = await test.operator('trader');
    const junk = await api.importFixtures({ text: '{"matches":' }, test.once());
    expect(junk).toMatchObject({
      matches: 0,
      competition: null,
      problems: [{ reason: { en: 'not valid JSON' } }],
    });
    await expect(api.importFixtures({ url: 'http://127.0.0.1:1/x.json' }, test.once())).rejects.toMatchObject(
      {
        error: 'importSourceRefused',
      },
    );
    await expect(
      api.importFixtures({ text: '{}', timeZone: 'Mars/Olympus' }, test.once()),
    ).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });

  it('is for traders only', async () => {
    const { api } = await test.operator('support');
    await expect(api.importFixtures({ text: '{}' }, test.once())).rejects.toMatchObject({
      error: 'permissionMissing',
    });
  });
});
