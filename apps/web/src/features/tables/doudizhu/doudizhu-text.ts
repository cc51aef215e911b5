import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { TFunction } from 'i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { HandOf } from '../api/shapes.ts';

type Say = TFunction<'tables'>;
type Hand = HandOf<'doudizhu'>;

export function bidText(t: Say, points: number): string {
  return points === 0 ? t('doudizhu.noBid') : t('doudizhu.bid', { points });
}

/** What a hand of doudizhu is at. */
export function phaseText(t: Say, { phase }: Hand): string {
  return phase === 'over' ? '' : t(`doudizhu.phase.${phase}`);
}

/** Whether a seat has passed on the play that is to be beaten: it comes after that play and before the one whose turn it is. */
export function hasPassed({ seats, toBeat, turn }: Hand, seat: number): boolean {
  if (!toBeat || !turn) return false;
  const from = seats.findIndex((one) => one.seat === toBeat.seat);
  const after = (number: number) =>
    (seats.findIndex((one) => one.seat === number) - from + seats.length) % seats.length;
  return after(seat) > 0 && after(seat) < after(turn.seat);
}

/** What a seat did last or came to. */
export function seatText(t: Say, hand: Hand, seat: Hand['seats'][number], currency: WalletCurrency): string {
  const role = hand.landlord === seat.seat ? t('doudizhu.landlord') : '';
  if (hand.state === 'over') return [role, outcomeText()].join(' ').trim();
  if (hand.state !== 'playing') return '';
  if (hand.phase === 'bidding') return seat.bid === null ? '' : bidText(t, seat.bid);
  return [role, hasPassed(hand, seat.seat) ? t('doudizhu.pass') : ''].join(' ').trim();

  function outcomeText(): string {
    if (!seat.outcome) return '';
    const { won, lost } = seat.outcome;
    if (/[1-9]/.test(won)) return displayAmount(won, currency, { sign: 'always' });
    return /[1-9]/.test(lost) ? displayAmount(`-${lost}`, currency) : '';
  }
}
