import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leagueFile, match } from '../../testing/league-file.ts';
import { competitionOf } from './competition-of.ts';
import { goalMinute } from './read-goals.ts';
import { readFile, type ReadFile } from './read-file.ts';

const read = (text: string, zone: string | null = 'Europe/London'): ReadFile => readFile(text, () => zone);
const one = (rest: Record<string, unknown>) => read(leagueFile([match('A', 'B', rest)])).matches[0];
const problems = (file: ReadFile) => file.problems.map(({ name, path }) => `${name} ${path}`);

describe('a match', () => {
  it('starts at the local time of its competition, summer and winter', () => {
    expect(one({ date: '2026-08-22', time: '15:00' })?.startsAt.toISOString()).toBe(
      '2026-08-22T14:00:00.000Z',
    );
    expect(one({ date: '2026-12-26', time: '15:00' })?.startsAt.toISOString()).toBe(
      '2026-12-26T15:00:00.000Z',
    );
  });

  it('starts at the time its own zone names', () => {
    expect(one({ time: '13:00 UTC-6' })?.startsAt.toISOString()).toBe('2026-08-22T19:00:00.000Z');
    expect(one({ time: '20:45 UTC+5:30' })?.startsAt.toISOString()).toBe('2026-08-22T15:15:00.000Z');
    expect(one({ time: '13:00 UTC−4' })?.startsAt.toISOString()).toBe('2026-08-22T17:00:00.000Z');
  });

  it('without a time is open from the first moment of its day, so that betting closes before anything can start', () => {
    const found = one({ time: undefined });
    expect(found).toMatchObject({ timeOpen: true });
    expect(found?.startsAt.toISOString()).toBe('2026-08-21T23:00:00.000Z');
  });

  it('ends by ninety minutes; extra time and penalties are kept beside', () => {
    expect(one({ score: { ft: [1, 1], ht: [0, 1], et: [2, 2], p: [4, 3] } })).toMatchObject({
      result: { status: 'ended', fullTime: { home: 1, away: 1 }, halfTime: { home: 0, away: 1 } },
      extraTime: { home: 2, away: 2 },
      penalties: { home: 4, away: 3 },
    });
  });

  it('has no result where the score is empty, contradictory, unreadable or of an unknown status', () => {
    expect(one({ score: {} })?.result).toBeNull();
    expect(one({ score: { ft: [] } })?.result).toBeNull();
    expect(one({ score: { ft: [1, 0], ht: [2, 0] } })?.result).toBeNull();
    expect(one({ score: { ft: [1, -1] } })?.result).toBeNull();
    expect(one({ score: { ft: [1, 0] }, status: 'quarantined' })?.result).toBeNull();
    // Broken off for now: it may go on.
    expect(one({ score: { ft: [1, 0] }, status: 'suspended' })?.result).toBeNull();
    expect(one({ score: { ft: [1, 0] }, status: 'interrupted' })?.result).toBeNull();
  });

  it.each([
    ['postponed', 'postponed'],
    ['CANCELED', 'cancelled'],
    ['abandoned', 'abandoned'],
    ['AWARDED', 'awarded'],
    ['walkover', 'awarded'],
  ])('with status %s is %s', (status, expected) => {
    expect(one({ status })?.result).toMatchObject({ status: expected });
  });

  it.each([
    ['45+2', 45],
    ["90'+3", 90],
    ['90’+3', 90],
    ['120+5', 120],
    [7, 7],
    ['7', 7],
    ['late', undefined],
  ])('reads the minute %s', (written, minute) => expect(goalMinute(written)).toBe(minute));

  it('is known by its score when the list of goals disagrees', () => {
    const goals = {
      goals1: [{ name: 'X', minute: "45'+2", owngoal: true }],
      goals2: [{ name: 'Y', minute: 96 }],
    };
    const file = read(leagueFile([match('A', 'B', { score: { ft: [2, 0], ht: [1, 0] }, ...goals })]));
    expect(file.matches[0]?.result).toMatchObject({ fullTime: { home: 2, away: 0 } });
    expect(problems(file)).toEqual(['goalsDisagree matches[0].goals1']);
  });
});

describe('a file', () => {
  it('of the older layout is read with its rounds, team objects and flat scores', () => {
    const matches = [
      {
        date: '2015-08-08',
        team1: { name: 'A', code: 'AAA' },
        team2: { name: 'B' },
        score1: 2,
        score2: 1,
        score1i: 1,
        score2i: 0,
      },
    ];
    const file = read(
      `\ufeff${JSON.stringify({ name: 'X 2015/16', rounds: [{ name: 'Matchday 1', matches }] })}`,
    );
    expect(file.matches[0]).toMatchObject({
      round: 'Matchday 1',
      home: { name: 'A', code: 'AAA' },
      result: { status: 'ended', fullTime: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } },
    });
  });

  it('of teams gives teams', () => {
    const file = read(JSON.stringify([{ name: 'Mexico', fifa_code: 'MEX' }]));
    expect(file.teams).toEqual([{ name: 'Mexico', code: 'MEX' }]);
    expect(file.problems).toEqual([]);
  });

  it('says by path and line what it could not use', () => {
    const file = read(
      leagueFile([
        match('A', 'B'),
        match('W74', 'L101'),
        match('A', 'B'),
        match('C', 'C'),
        match('D', 'E', { date: '2026-02-30' }),
        null,
        match('F', 'G', { team2: null }),
        match('H', 'I', { score: { ft: [1, 0] } }),
      ]),
    );
    expect(problems(file)).toEqual([
      'teamOpen matches[1]',
      'sameTeam matches[3]',
      'dateMissing matches[4]',
      'notAMatch matches[5]',
      'teamMissing matches[6]',
      'halfTimeMissing matches[7].score',
      'duplicate matches[2]',
    ]);
    expect(file.matches).toHaveLength(2);
    // Every match takes eight lines of the text, from the fourth on.
    expect(file.lineOf('matches[0]')).toBe(4);
    expect(file.lineOf('matches[1].score')).toBe(18);
  });

  it('keeps the new day of a postponed match, and two meetings in one round', () => {
    const postponed = match('A', 'B', { status: 'postponed' });
    const file = read(leagueFile([postponed, match('A', 'B', { date: '2026-09-01' })]));
    expect(file.matches).toHaveLength(1);
    expect(file.matches[0]).toMatchObject({ result: null });
    const twice = read(leagueFile([match('A', 'B'), match('A', 'B', { date: '2026-09-01' })]));
    expect(twice.matches.map(({ round }) => round)).toEqual(['Matchday 1', 'Matchday 1 #2']);
  });

  it('asks for a zone once where none is known and one is needed', () => {
    expect(problems(read(leagueFile([match('A', 'B'), match('C', 'D')]), null))).toEqual([
      'zoneUnknown matches[0].time',
    ]);
    expect(problems(read(leagueFile([match('A', 'B', { time: '13:00 UTC-6' })]), null))).toEqual([]);
  });

  it.each([
    ['', 'notJson'],
    ['{"matches":[', 'notJson'],
    ['null', 'noMatches'],
    ['{}', 'noMatches'],
    ['{"matches":[]}', 'empty'],
  ])('that is %j is reported as %s', (text, name) =>
    expect(read(text).problems).toMatchObject([{ name, severity: 'skipped' }]),
  );

  it('of a million brackets is junk like any other', () => {
    const deep = 1_000_000;
    for (const text of ['['.repeat(deep), '['.repeat(deep) + ']'.repeat(deep), '{"a":'.repeat(deep)]) {
      expect(read(text).matches).toEqual([]);
    }
  });

  it('never throws, whatever it holds', () => {
    const field = fc.constantFrom(
      'name',
      'matches',
      'rounds',
      'team1',
      'team2',
      'score',
      'ft',
      'date',
      'time',
      'status',
      'goals1',
      'num',
      'group',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(null, 'A', '2026-08-22', '15:00', 1, -1, 1e9, true, 'postponed', ''),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(field, tie('tree'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.nat(), (value, cut) => {
        const text = JSON.stringify(value);
        for (const given of [text, text.slice(0, cut % (text.length + 1))]) {
          const file = read(given);
          for (const { path } of file.problems) file.lineOf(path);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a competition', () => {
  it.each([
    ['English Premier League 2025/26', 'en.1.json', 'English Premier League', '2025/26', 'Europe/London'],
    ['China | Super League 2025', '2025.cn.1.json', 'China | Super League', '2025', 'Asia/Shanghai'],
    ['', '2025-26.de.1.json', '2025-26 de 1', '2025/26', 'Europe/Berlin'],
    ['World Cup 2026', '2026.worldcup.json', 'World Cup', '2026', null],
  ])('%s of %s', (title, file, name, season, zone) => {
    expect(competitionOf(title, file)).toMatchObject({ name, season, zone });
  });
});
