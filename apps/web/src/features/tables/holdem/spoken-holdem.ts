import { holdemRanks } from '@fairway/fair-games';
import type { TFunction } from 'i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { detailsOf, type HandOf, type TableDetails } from '../api/shapes.ts';
import { seatName } from '../felt/seat-at.ts';
import { cardText } from '../felt/card-text.ts';

type Say = TFunction<'tables'>;

/** What a seat did last, in words. */
export function actText(t: Say, seat: HandOf<'holdem'>['seats'][number]): string {
  if (seat.state === 'allIn') return t('act.allIn');
  return seat.lastAct ? t(`act.${seat.lastAct.act}`) : '';
}

export function rankText(t: Say, rank: string): string {
  const known = holdemRanks.find((one) => one === rank);
  return known ? t(`rank.${known}`) : '';
}

/** What a reader says as the hand goes on: whose turn it is, what fell, how it ended; never each second. */
export function spokenHoldem(t: Say, details: TableDetails): string {
  const { hand, own, summary } = detailsOf(details, 'holdem');
  if (!hand) return '';
  const nameOf = (seat: number) => seatName(t, details, seat);
  if (hand.state === 'cancelled') return t('status.cancelled', { number: hand.number });
  if (hand.state === 'over')
    return hand.pots
      .flatMap(({ winners }) => winners)
      .map(({ seat, amount }) =>
        t('spoken.wins', { name: nameOf(seat), amount: displayAmount(amount, summary.currency) }),
      )
      .join(' ');
  const board = hand.board.map(({ card }) => cardText(t, card)).join('、');
  const street = board === '' ? t(`street.${hand.street}`) : `${t(`street.${hand.street}`)} ${board}`;
  if (!hand.turn) return street;
  const call = own?.options?.call;
  if (own?.seat === hand.turn.seat && call !== undefined)
    return `${street} ${t('spoken.own', { amount: displayAmount(call, summary.currency) })}`;
  return `${street} ${t('spoken.turn', { name: nameOf(hand.turn.seat) })}`;
}
