import { compare, isPositive, parseMoney } from '@fairway/money';
import type { TFunction } from 'i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { targetText } from '../boards/limbo/limbo-bet.ts';
import type { Crash, Phase } from './flight-phase.ts';

/** What a reader says as the flight goes on: only what changes it, not each hundredth. */
export function spoken(t: TFunction<'games'>, { flight, own }: Crash, phase: Phase): string {
  if (!flight) return '';
  if (phase === 'flying')
    return own?.cashedOutAt
      ? t('rocket.spoken.cashedOut', { height: targetText(own.cashedOutAt) })
      : t('rocket.spoken.flying');
  if (phase === 'betting') return t(own ? 'rocket.spoken.placed' : 'rocket.spoken.betting');
  if (phase === 'voided') return t('rocket.spoken.voided');
  if (phase !== 'crashed' || flight.point === null) return '';
  const point = t('rocket.spoken.crashed', { point: targetText(flight.point) });
  return own?.returned ? `${point} ${resultText(t, own)}` : point;
}

/** What an ended bet came to. Up to the stake it is plain: getting less back than was put is no win. */
export function resultText(
  t: TFunction<'games'>,
  { stake, returned, currency }: NonNullable<Crash['own']>,
): string {
  const amount = parseMoney(returned ?? '0.00', currency);
  if (!isPositive(amount)) return t('rocket.result.nothing');
  const won = compare(amount, parseMoney(stake, currency)) > 0;
  return t(won ? 'rocket.result.won' : 'rocket.result.back', {
    amount: displayAmount(returned ?? '0.00', currency),
  });
}
