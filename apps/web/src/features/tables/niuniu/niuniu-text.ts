import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { bullKinds } from '@fairway/fair-games';
import type { TFunction } from 'i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { HandOf } from '../api/shapes.ts';

type Say = TFunction<'tables'>;
type Hand = HandOf<'niuniu'>;
type Seat = Hand['seats'][number];

/** What a hand of niuniu is at. */
export function phaseText(t: Say, { phase }: Hand): string {
  return phase === 'over' ? '' : t(`niuniu.phase.${phase}`);
}

/** What five cards are: 牛九 ×3. */
export function bullText(t: Say, bull: NonNullable<Seat['bull']>): string {
  const kind = bullKinds.find((one) => one === bull.kind);
  if (!kind) return '';
  const name = t(`niuniu.kind.${kind}`);
  return bull.multiple > 1 ? `${name} ×${bull.multiple}` : name;
}

export function bidText(t: Say, times: number): string {
  return times === 0 ? t('niuniu.noBid') : t('niuniu.bid', { times });
}

/** What a seat did last or came to. The own choice is shown to who made it while the others still choose. */
export function seatText(
  t: Say,
  hand: Hand,
  seat: Seat,
  chosen: number | null | undefined,
  currency: WalletCurrency,
): string {
  if (hand.state === 'over') return [seat.bull ? bullText(t, seat.bull) : '', outcomeText()].join(' ').trim();
  if (hand.state !== 'playing') return '';
  if (hand.phase === 'bidding') {
    if (!seat.hasChosen) return t('niuniu.choosing');
    return typeof chosen === 'number' ? bidText(t, chosen) : t('niuniu.chosen');
  }
  if (hand.banker === seat.seat) return t('niuniu.banker', { times: Math.max(1, seat.bid ?? 1) });
  if (!seat.hasChosen) return t('niuniu.choosing');
  return typeof chosen === 'number' ? t('niuniu.bet', { times: chosen }) : t('niuniu.chosen');

  function outcomeText(): string {
    if (!seat.outcome) return '';
    const { won, lost } = seat.outcome;
    if (/[1-9]/.test(won)) return displayAmount(won, currency, { sign: 'always' });
    return /[1-9]/.test(lost) ? displayAmount(`-${lost}`, currency) : '';
  }
}
