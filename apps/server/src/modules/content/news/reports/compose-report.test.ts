import type { MatchRecord } from '#modules/sportsbook';
import { describe, expect, it } from 'vitest';
import { composeReport, isPlayed } from './compose-report.ts';
import { matchShapes, shapeOf, type MatchShape } from './match-shape.ts';
import { templates } from './templates.ts';

const team = (key: string, zh: string, en: string) => ({
  key,
  name: { zh, en },
  colours: { first: '#112233', second: '#ffffff' },
});

function record(more: Partial<MatchRecord> = {}): MatchRecord {
  return {
    fixtureId: '7',
    version: 1,
    status: 'ended',
    competition: { zh: '测试联赛', en: 'Test League' },
    startsAt: '2026-11-27T12:00:00.000Z',
    home: team('northbury', '诺斯伯里', 'Northbury'),
    away: team('granville', '格兰维尔', 'Granville'),
    score: { home: 0, away: 0 },
    halfTime: null,
    goals: [],
    redCards: [],
    ...more,
  };
}

/** Goals as `h12 a30`. */
const goals = (text: string): MatchRecord['goals'] =>
  text.split(' ').map((each) => ({
    side: each.startsWith('h') ? ('home' as const) : ('away' as const),
    minute: Number(each.slice(1)),
    shirt: 9,
  }));

/** A match of each shape. */
const matches: Readonly<Record<MatchShape, MatchRecord>> = {
  goalless: record(),
  draw: record({ score: { home: 2, away: 2 } }),
  rout: record({ score: { home: 5, away: 1 } }),
  comeback: record({ score: { home: 2, away: 1 }, goals: goals('a10 h50 h60') }),
  late: record({ score: { home: 2, away: 1 }, goals: goals('h10 a50 h88') }),
  shutout: record({ score: { home: 0, away: 2 } }),
  win: record({ score: { home: 1, away: 3 } }),
};

function played(match: MatchRecord) {
  if (!isPlayed(match)) throw new Error('the match was not played');
  return match;
}

describe('the shape of a match', () => {
  it.each(matchShapes)('%s is found from the record alone', (shape) => {
    expect(shapeOf(played(matches[shape]))).toBe(shape);
  });

  it('sees a comeback at half-time where no goals are on record', () => {
    const half = { home: 0, away: 1 };
    expect(shapeOf(played(record({ score: { home: 2, away: 1 }, halfTime: half })))).toBe('comeback');
  });

  it('calls an own lead that was lost no comeback of the winner', () => {
    expect(shapeOf(played(record({ score: { home: 2, away: 1 }, goals: goals('h10 a50 h60') })))).toBe('win');
  });
});

describe('a report', () => {
  it('is one of fourteen, the same one each time', () => {
    expect(Object.values(templates).flat().length).toBe(14);
    const titles = new Set<string>();
    for (const shape of matchShapes)
      for (let id = 1; id <= 40; id += 1) {
        const match = { ...matches[shape], fixtureId: String(id) };
        expect(composeReport(match)).toEqual(composeReport(match));
        titles.add(composeReport(match).title.zh);
      }
    expect(titles.size).toBe(14);
  });

  it('says what is recorded and nothing else', () => {
    const match = record({
      score: { home: 1, away: 0 },
      halfTime: { home: 0, away: 0 },
      goals: [{ side: 'home', minute: 67, shirt: 9 }],
      redCards: [{ side: 'away', minute: 80, shirt: 5 }],
    });
    const { text } = composeReport(match);
    expect(text.zh.split('\n\n').slice(1)).toEqual([
      '半场结束时，诺斯伯里 0:0 格兰维尔。',
      '第 67 分钟，诺斯伯里 9 号破门，1:0。',
      '第 80 分钟，格兰维尔 5 号被红牌罚下。',
    ]);
    expect(text.en).toContain('Minute 67: number 9 of Northbury made it 1–0.');
  });

  it('drops the sentence of a goal without its scorer', () => {
    const [first, second] = goals('h10 h20');
    if (!first || !second) throw new Error('two goals');
    const match = record({ score: { home: 2, away: 0 }, goals: [{ ...first, shirt: null }, second] });
    const { text } = composeReport(match);
    expect(text.zh).not.toContain('第 10 分钟');
    expect(text.zh).toContain('第 20 分钟，诺斯伯里 9 号破门，2:0。');
  });

  it('notes both results when the result is corrected, also to none', () => {
    const before = record({ score: { home: 2, away: 1 } });
    const after = record({ version: 2, score: { home: 2, away: 2 } });
    expect(composeReport(after, before)).toMatchObject({
      correction: {
        zh: '更正：此前报道为「2:1」，按更正后的赛果改为「2:2」。',
        en: 'Correction: this report said “2–1”; by the corrected result it is “2–2”.',
      },
    });
    const annulled = composeReport(record({ version: 3, status: 'cancelled', score: null }), after);
    expect(annulled.title.zh).toBe('诺斯伯里对格兰维尔：赛果更正');
    expect(annulled.correction?.zh).toBe('更正：此前报道为「2:2」，按更正后的赛果改为「赛果已取消」。');
  });
});
