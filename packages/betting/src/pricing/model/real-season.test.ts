import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectedGoals, fitGoalModel, outlookOf, probabilitiesOf, type PastResult } from '../../index.ts';

const folder =
  process.env['FAIRWAY_FIXTURES'] ?? join(import.meta.dirname, '../../../../../../shared/data/openfootball');
const season = join(folder, '2025-26.en.1.json');
const dayLength = 86_400_000;

interface Match {
  readonly date: string;
  readonly team1: string;
  readonly team2: string;
  readonly score?: { readonly ft?: readonly [number, number]; readonly ht?: readonly [number, number] };
}

type DatedResult = PastResult & { readonly day: number };

function played(): DatedResult[] {
  const file: { readonly matches: readonly Match[] } = JSON.parse(readFileSync(season, 'utf8'));
  return file.matches
    .flatMap(({ date, team1, team2, score }): DatedResult[] => {
      if (score?.ft === undefined) return [];
      const [home, away] = score.ft;
      const halfTime = score.ht === undefined ? null : { home: score.ht[0], away: score.ht[1] };
      const day = Date.parse(date) / dayLength;
      return [{ home: team1, away: team2, fullTime: { home, away }, halfTime, daysAgo: 0, day }];
    })
    .sort((a, b) => a.day - b.day);
}

describe.skipIf(!existsSync(season))('a real season, each match priced from the results before it', () => {
  it('is foretold better than by the frequencies of home wins, draws and away wins', () => {
    const results = played();
    const usual = { home: 0.44, draw: 0.26, away: 0.3 };
    let [ours, frequencies] = [0, 0];
    for (let start = 60; start < results.length; start += 10) {
      const today = results[start]?.day ?? 0;
      const past = results
        .filter(({ day }) => day < today)
        .map((result) => ({ ...result, daysAgo: today - result.day }));
      const model = fitGoalModel(past);
      for (const { home, away, fullTime } of results.slice(start, start + 10)) {
        const margin = fullTime.home - fullTime.away;
        const selection = margin === 0 ? 'draw' : margin > 0 ? 'home' : 'away';
        const outlook = outlookOf(expectedGoals(model, home, away));
        ours -= Math.log(probabilitiesOf({ market: 'ft_1x2', line: null, selection }, outlook)?.win ?? 0);
        frequencies -= Math.log(usual[selection]);
      }
    }
    expect(ours).toBeLessThan(frequencies * 0.98);
  });
});

if (!existsSync(season))
  console.log(`skipped: no season file at ${season}; set FAIRWAY_FIXTURES to its folder`);
