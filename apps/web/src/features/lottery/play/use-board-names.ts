import type { Play, PlayCode } from '@fairway/fair-games';
import { useTranslation } from 'react-i18next';

/** What players call the rows and options of a play's board. */
export function useBoardNames(play: PlayCode, { form, lottery }: Play) {
  const { t } = useTranslation('lottery');

  function rowName(row: number): string {
    if (form.kind === 'options') return t('board.choose');
    if (form.kind === 'set') return t(row === 0 ? 'board.bankers' : 'board.numbers');
    if (play === 'k3.pairSingle') return t(row === 0 ? 'board.twiceFace' : 'board.onceFace');
    if (play === 'ssc.group3' || play === 'd3.group3') return t(row === 0 ? 'board.twice' : 'board.once');
    if (lottery === 'ssc' || lottery === 'd3')
      return t(`board.digits.${String(5 - form.places + row) as '0' | '1' | '2' | '3' | '4'}`);
    if (lottery === 'x5') return t(`board.places.${String(row) as '0' | '1' | '2'}`);
    return play === 'pk10.dragonTiger'
      ? t('board.against', { one: rank(row), other: rank(9 - row) })
      : rank(row);
  }

  function rank(row: number): string {
    return t(`board.ranks.${String(row) as '0' | '9'}`);
  }

  function optionName(item: string): string {
    if (play === 'k3.triple') return item.repeat(3);
    if (play === 'k3.pair') return `${item.repeat(2)}*`;
    return /^\d+$/.test(item) ? item : t(`options.${item as 'any' | 'big'}`);
  }

  return { rowName, optionName };
}
