import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { PlayCode } from '@fairway/fair-games';

type GroupName =
  | 'sum'
  | 'triple'
  | 'pair'
  | 'different'
  | 'any'
  | 'front'
  | 'group'
  | 'stars'
  | 'position'
  | 'sides'
  | 'kinds'
  | 'straight';

export interface PlayGroup {
  readonly name: GroupName;
  readonly plays: readonly PlayCode[];
  /** The one that is open at first: the best known. */
  readonly first: PlayCode;
}

const group = (name: GroupName, first: PlayCode, ...others: PlayCode[]): PlayGroup => ({
  name,
  plays: [first, ...others],
  first,
});

/** Play types as players look for them. */
export const playGroups: Readonly<Record<LotteryCode, readonly PlayGroup[]>> = {
  k3: [
    group('sum', 'k3.sum', 'k3.sides'),
    group('triple', 'k3.triple', 'k3.anyTriple'),
    group('pair', 'k3.pair', 'k3.pairSingle'),
    group('different', 'k3.two', 'k3.three', 'k3.straight'),
  ],
  x5: [
    {
      ...group('any', 'x5.any1', 'x5.any2', 'x5.any3', 'x5.any4', 'x5.any5', 'x5.any6', 'x5.any7', 'x5.any8'),
      first: 'x5.any5',
    },
    group('front', 'x5.front2', 'x5.front3'),
    group('group', 'x5.group2', 'x5.group3'),
  ],
  ssc: [
    group('stars', 'ssc.star5', 'ssc.star4', 'ssc.star3', 'ssc.star2', 'ssc.star1'),
    group('group', 'ssc.group3', 'ssc.group6', 'ssc.group2'),
    group('position', 'ssc.position', 'ssc.anyPlace'),
    group('sides', 'ssc.sides', 'ssc.dragonTiger'),
  ],
  pk10: [
    group('position', 'pk10.position'),
    group('front', 'pk10.first2', 'pk10.first3'),
    group('sum', 'pk10.sum'),
    group('sides', 'pk10.sides', 'pk10.dragonTiger'),
  ],
  lucky28: [
    group('sum', 'lucky28.sum'),
    group('sides', 'lucky28.sides', 'lucky28.combos', 'lucky28.extremes'),
    group('kinds', 'lucky28.kinds'),
  ],
  d3: [
    group('straight', 'd3.straight'),
    group('group', 'd3.group3', 'd3.group6'),
    group('sum', 'd3.sum', 'd3.span'),
  ],
};

/** The play that a group begins with. */
export function firstOf(group: PlayGroup | undefined): PlayCode {
  if (group === undefined) throw new RangeError('a group that the lottery does not have');
  return group.first;
}
