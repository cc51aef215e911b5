import { holdemRanks } from '@fairway/fair-games';
import type { TFunction } from 'i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { HandSeat, TableDetails } from '../api/shapes.ts';
import { cardLabel } from './card-label.ts';

type Say = TFunction<'tables'>;

/** What a seat did last, in words. */
export function actText(t: Say, seat: HandSeat | undefined): string {
  if (!seat?.lastAct) return seat?.state === 'allIn' ? t('act.allIn') : '';
  if (seat.state === 'allIn') return t('act.allIn');
  return t(`act.${seat.lastAct.act}`);
}

export function rankText(t: Say, rank: string): string {
  const known = holdemRanks.find((one) => one === rank);
  return known ? t(`rank.${known}`) : '';
}

/** What a reader says as the hand goes on: whose turn it is, what fell, how it ended; never each second. */
export function spokenHand(t: Say, { hand, own, summary, seats }: TableDetails): string {
  if (!hand) return '';
  const nameOf = (seat: number) =>
    own?.seat === seat
      ? t('seat.own')
      : t('seat.name', { name: seats.find((one) => one.seat === seat)?.name ?? String(seat) });
  if (hand.state === 'cancelled') return t('status.cancelled', { number: hand.number });
  if (hand.state === 'over')
    return hand.pots
      .flatMap(({ winners }) => winners)
      .map(({ seat, amount }) =>
        t('spoken.wins', { name: nameOf(seat), amount: displayAmount(amount, summary.currency) }),
      )
      .join(' ');
  const board = hand.board.map(({ card }) => cardLabel(t, card)).join('、');
  const street = board === '' ? t(`street.${hand.street}`) : `${t(`street.${hand.street}`)} ${board}`;
  if (!hand.turn) return street;
  const call = own?.options?.call;
  if (own?.seat === hand.turn.seat && call !== undefined)
    return `${street} ${t('spoken.own', { amount: displayAmount(call, summary.currency) })}`;
  return `${street} ${t('spoken.turn', { name: nameOf(hand.turn.seat) })}`;
}
