import { isPlayCode, playOf } from '@fairway/fair-games';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { TFunction } from 'i18next';

type Texts = TFunction<'lottery'>;

/** A play type by its code, `k3.sum`. */
export function playName(t: Texts, play: string): string {
  return isPlayCode(play) ? t(`plays.${play}`) : play;
}

const digits = ['0', '1', '2', '3', '4'] as const;
const ranks = [...digits, '5', '6', '7', '8', '9'] as const;

/** A place of a result, from 0, as players call it. */
export function placeName(t: Texts, lottery: LotteryCode, place: number): string {
  const rank = ranks[place];
  if (lottery === 'pk10' && rank !== undefined) return t(`board.ranks.${rank}`);
  // 3D has the last three places of five.
  const digit = lottery === 'ssc' ? digits[place] : lottery === 'd3' ? digits[place + 2] : undefined;
  return digit === undefined ? t('trend.place', { place: place + 1 }) : t(`board.digits.${digit}`);
}

const optionCodes = [
  'any',
  'big',
  'small',
  'odd',
  'even',
  'dragon',
  'tiger',
  'tie',
  'bigOdd',
  'bigEven',
  'smallOdd',
  'smallEven',
  'high',
  'low',
  'triple',
  'straight',
  'pair',
  'mixed',
] as const;

/** A list of a pick with its options in words: `big,odd` is 大、单. */
function listText(t: Texts, list: string): string {
  return list
    .split(',')
    .map((item) => {
      const code = optionCodes.find((one) => one === item);
      return code === undefined ? item : t(`options.${code}`);
    })
    .join(' ');
}

/** A pick as people read it: places apart and named where some are empty, bankers before the others. */
export function pickText(t: Texts, lottery: LotteryCode, play: string, pick: string): string {
  const [bankers, others] = pick.split('#');
  if (bankers !== undefined && others !== undefined)
    return t('tickets.bankers', { bankers: listText(t, bankers), others: listText(t, others) });
  const lists = pick.split('|');
  if (lists.length === 1) return listText(t, pick);
  const named = isPlayCode(play) && playOf(play).form.kind === 'placedOptions';
  if (!named) return lists.map((list) => listText(t, list)).join(' | ');
  return lists
    .flatMap((list, place) => (list === '' ? [] : [`${placeName(t, lottery, place)} ${listText(t, list)}`]))
    .join(' | ');
}
