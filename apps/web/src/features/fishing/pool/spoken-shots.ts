import type { Fish } from '@fairway/fair-games';
import type { TFunction } from 'i18next';
import type { FiredShots } from '../api/send-shots.ts';

/** What became of the last shots, for a line on the page and for readers: plain, whatever came back. */
export function spokenShots(
  t: TFunction<'fishing'>,
  { shots, returned, stake }: FiredShots,
  fish: readonly Fish[],
  amount: (text: string) => string,
): string {
  const lines = shots.map(({ outcome, fish: id, multiple }) => {
    const code = id === null ? undefined : fish[id]?.code;
    if (outcome === 'returned' || !code) return t('shot.returned');
    return t(outcome === 'hit' ? 'shot.hit' : 'shot.miss', { fish: t(`kinds.${code}`), multiple });
  });
  return [...lines, t('shot.sums', { stake: amount(stake), returned: amount(returned) })].join(' · ');
}
