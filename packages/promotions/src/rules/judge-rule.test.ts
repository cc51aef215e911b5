import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeRule } from './judge-rule.ts';
import type { MemberFacts } from './member-facts.ts';
import type { Condition, Rule } from './rule.ts';

const facts: MemberFacts = {
  today: '2026-11-27',
  grade: 3,
  daysRegistered: 40,
  deposits: (over) => (over === 'lifetime' ? { count: 2, sum: 500_00n } : { count: 0, sum: 0n }),
  play: (_over, { categories, leastPrice }) =>
    categories?.includes('ty') === true ? (leastPrice === undefined ? 80_00n : 30_00n) : 120_00n,
  loginDays: (over) => (typeof over === 'object' ? over.days : 9),
  bound: new Set(['phone']),
  birth: { day: '1990-11-27', onFileSince: '2026-10-28' },
  lists: new Set(['autumn']),
  groups: new Set(['new-players']),
  cluster: { joined: 1, edge: 'device' },
  band: 'amber',
};
const reasons = (rule: Rule, of: Partial<MemberFacts> = {}) => judgeRule(rule, { ...facts, ...of });

describe('a condition', () => {
  it.each<[Condition, boolean]>([
    [{ kind: 'grade', least: 3 }, true],
    [{ kind: 'grade', least: 4 }, false],
    [{ kind: 'grade', most: 2 }, false],
    [{ kind: 'daysRegistered', most: 30 }, false],
    [{ kind: 'daysRegistered', least: 40, most: 40 }, true],
    [{ kind: 'depositCount', over: 'lifetime', least: 2, most: 2 }, true],
    [{ kind: 'depositCount', over: 'lifetime', most: 0 }, false],
    [{ kind: 'depositSum', over: 'lifetime', least: 500_00n }, true],
    [{ kind: 'depositSum', over: 'campaign', least: 1n }, false],
    [{ kind: 'play', over: 'today', least: 120_00n }, true],
    [{ kind: 'play', over: 'today', categories: ['ty'], least: 80_01n }, false],
    [{ kind: 'play', over: 'today', categories: ['ty'], leastPrice: 1500n, least: 30_00n }, true],
    [{ kind: 'play', over: 'today', categories: ['ty'], leastPrice: 1500n, least: 30_01n }, false],
    [{ kind: 'loginDays', over: { days: 7 }, least: 7 }, true],
    [{ kind: 'bound', what: 'phone' }, true],
    [{ kind: 'bound', what: 'card' }, false],
    [{ kind: 'birthday', daysOnFile: 30 }, true],
    [{ kind: 'birthday', daysOnFile: 31 }, false],
    [{ kind: 'list', list: 'autumn' }, true],
    [{ kind: 'list', list: 'winter' }, false],
    [{ kind: 'group', group: 'new-players' }, true],
    [{ kind: 'group', group: 'old-players' }, false],
    [{ kind: 'cluster', most: 1 }, true],
    [{ kind: 'cluster', most: 0 }, false],
    [{ kind: 'band', allowed: ['green', 'amber'] }, true],
    [{ kind: 'band', allowed: ['green'] }, false],
  ])('%o is met: %s', (condition, met) => {
    expect(reasons(condition)).toHaveLength(met ? 0 : 1);
    expect(reasons({ kind: 'not', rule: condition })).toHaveLength(met ? 1 : 0);
  });

  it('says what is needed, what there is and what mends it', () => {
    expect(reasons({ kind: 'depositSum', over: 'joined', least: 100_00n })).toEqual([
      { rule: 'depositSum', negated: false, need: { least: 100_00n }, have: 0n, mend: 'deposit' },
    ]);
    expect(reasons({ kind: 'bound', what: 'card' })).toEqual([
      { rule: 'bound', negated: false, need: 'card', have: null, mend: 'bind' },
    ]);
    // Too many deposits are mended by nothing.
    expect(reasons({ kind: 'depositCount', over: 'lifetime', most: 0 })).toEqual([
      { rule: 'depositCount', negated: false, need: { most: 0 }, have: 2 },
    ]);
    expect(reasons({ kind: 'birthday', daysOnFile: 30 }, { birth: null })).toMatchObject([{ mend: 'birth' }]);
  });

  it('names the kind of a link, and nothing of a band', () => {
    expect(reasons({ kind: 'cluster', most: 0 })).toMatchObject([{ need: 0, have: 'device' }]);
    expect(reasons({ kind: 'band', allowed: ['green'] })).toEqual([
      { rule: 'band', negated: false, need: null, have: null },
    ]);
  });
});

describe('conditions joined', () => {
  const tooLow = { kind: 'grade', least: 9 } as const;
  const noCard = { kind: 'bound', what: 'card' } as const;
  const isListed = { kind: 'list', list: 'autumn' } as const;

  it('name every one that fails, in their order', () => {
    expect(reasons({ kind: 'all', rules: [tooLow, isListed, noCard] }).map(({ rule }) => rule)).toEqual([
      'grade',
      'bound',
    ]);
    expect(reasons({ kind: 'any', rules: [tooLow, isListed] })).toEqual([]);
    expect(reasons({ kind: 'any', rules: [tooLow, noCard] })).toHaveLength(2);
    expect(reasons({ kind: 'not', rule: { kind: 'any', rules: [tooLow, isListed] } })).toMatchObject([
      { rule: 'list', negated: true },
    ]);
  });

  it('admit everyone or nobody where there are none', () => {
    expect(reasons({ kind: 'all', rules: [] })).toEqual([]);
    expect(reasons({ kind: 'any', rules: [] })).toMatchObject([{ rule: 'any' }]);
    expect(reasons({ kind: 'not', rule: { kind: 'all', rules: [] } })).toMatchObject([{ negated: true }]);
  });

  it('admit exactly whom the logic admits', () => {
    const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
      rule: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom<Rule>(tooLow, noCard, isListed, { kind: 'grade', least: 1 }),
        fc.array(tie('rule'), { maxLength: 4 }).map((rules): Rule => ({ kind: 'all', rules })),
        fc.array(tie('rule'), { maxLength: 4 }).map((rules): Rule => ({ kind: 'any', rules })),
        tie('rule').map((one): Rule => ({ kind: 'not', rule: one })),
      ),
    }));
    fc.assert(
      fc.property(rule, (one) => {
        expect(reasons(one).length === 0).toBe(admits(one));
      }),
    );
  });

  /** The logic without reasons. */
  function admits(rule: Rule): boolean {
    if (rule.kind === 'not') return !admits(rule.rule);
    if (rule.kind === 'all') return rule.rules.every(admits);
    if (rule.kind === 'any') return rule.rules.some(admits);
    return rule.kind === 'list' || (rule.kind === 'grade' && rule.least === 1);
  }
});
