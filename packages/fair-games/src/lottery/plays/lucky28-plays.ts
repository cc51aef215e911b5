import { isOnSide, numberTexts, places, sideOptions, sumOf, type Play } from '../play.ts';

const lucky28 = (options: readonly string[], wins: Play['wins']): Play => ({
  lottery: 'lucky28',
  form: { kind: 'options', options },
  looksAt: () => places(0, 3),
  wins,
});

const kindOptions = ['triple', 'straight', 'pair', 'mixed'] as const;

function kindOf(result: readonly number[]): (typeof kindOptions)[number] {
  const [low = 0, middle = 0, high = 0] = result.toSorted((one, other) => one - other);
  const different = new Set(result).size;
  if (different === 1) return 'triple';
  if (different === 2) return 'pair';
  return middle === low + 1 && high === low + 2 ? 'straight' : 'mixed';
}

/** 幸运28: the sum of three digits; big from 14. */
export const lucky28Plays = {
  'lucky28.sum': lucky28(numberTexts(0, 27, 1), ([option = 0], result) => sumOf(result) === option),
  /** 大小单双. */
  'lucky28.sides': lucky28(sideOptions, ([option = 0], result) => isOnSide(option, sumOf(result), 14)),
  /** 大单, 大双, 小单, 小双. */
  'lucky28.combos': lucky28(['bigOdd', 'bigEven', 'smallOdd', 'smallEven'], ([option = 0], result) => {
    const sum = sumOf(result);
    return isOnSide(option < 2 ? 0 : 1, sum, 14) && isOnSide(option % 2 === 0 ? 2 : 3, sum, 14);
  }),
  /** 极大 from 22, 极小 to 5. */
  'lucky28.extremes': lucky28(['high', 'low'], ([option = 0], result) =>
    option === 0 ? sumOf(result) >= 22 : sumOf(result) <= 5,
  ),
  /** 豹子, 顺子, 对子, 杂六; a straight does not run over from 9 to 0. */
  'lucky28.kinds': lucky28(kindOptions, ([option = 0], result) => kindOf(result) === kindOptions[option]),
} as const satisfies Readonly<Record<string, Play>>;
