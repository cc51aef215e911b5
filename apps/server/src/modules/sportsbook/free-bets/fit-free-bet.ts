import { formatPrice } from '@fairway/betting';
import { displayMoney, formatMoney, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { AppError, type Language } from '#platform/errors.ts';
import type { Offer } from '../bets/placing/offer.ts';
import type { Booking } from '../bets/placing/booking.ts';
import { lockFreeBet, selectCompetitionName } from './free-bets-store.ts';
import type { FreeBetRow } from './tables.ts';

interface Wanted {
  readonly memberId: string;
  readonly freeBetId: string;
  readonly booking: Booking;
  readonly offer: Offer;
  readonly language: Language;
}

/**
 * Holds a member's free bet and judges the bet by its terms. Throws `freeBetNotFound`, `freeBetOver`, `freeBetInPlay`, `freeBetStake`,
 * `freeBetSport`, `freeBetCompetition` and `freeBetOdds`. Its time and its use the bet's row judges again, by the database's clock.
 */
export async function fitFreeBet(tx: Tx, wanted: Wanted): Promise<FreeBetRow> {
  const { memberId, freeBetId, booking, offer, language } = wanted;
  const { bet, legs, stake } = booking;
  const free = await lockFreeBet(tx, memberId, freeBetId);
  if (!free) throw new AppError('freeBetNotFound');
  if (free.ended !== null || free.bet_id !== null || free.expires_at <= offer.at)
    throw new AppError('freeBetOver');
  if (bet.live) throw new AppError('freeBetInPlay');
  const whole = money(free.currency, free.stake);
  if (stake.currency !== whole.currency || stake.minor !== whole.minor)
    throw new AppError('freeBetStake', { stake: displayMoney(whole) }, { stake: formatMoney(whole) });
  if (free.sport !== null && offer.fixtures.some(({ sport }) => sport !== free.sport))
    throw new AppError('freeBetSport');
  const { competition_id: only, least_price: least } = free;
  if (only !== null && offer.fixtures.some(({ competition_id }) => competition_id !== only)) {
    const name = await selectCompetitionName(tx, only);
    throw new AppError('freeBetCompetition', {
      competition: (language === 'en' ? name?.en : name?.zh) ?? '',
    });
  }
  if (least !== null && legs.some(({ price }) => price < least))
    throw new AppError('freeBetOdds', { least: formatPrice(BigInt(least)) });
  return free;
}
