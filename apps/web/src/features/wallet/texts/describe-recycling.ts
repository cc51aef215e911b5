import type { Recycling } from '@fairway/contract/venues/schemas.ts';
import { formatMoney, parseMoney, sum } from '@fairway/money';
import i18next from 'i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { toast } from '../../../lib/toasts.ts';

/** Longer than the usual second: there is a sentence to read. */
const duration = 2500;

/** Says in one toast what a recycling has brought: what has arrived, what is in transit, what could not be taken. */
export function describeRecycling({ recovered, venues }: Recycling): void {
  const t = i18next.getFixedT(null, 'wallet');
  const arrived = amounts(recovered);
  const inTransit = amounts({ CNY: sumOf(venues, 'cny'), USDT: sumOf(venues, 'usdt') });
  const skipped = [
    ...new Set(venues.filter(({ result }) => result === 'skipped').map(({ venueName }) => venueName)),
  ];
  const playing = [
    ...new Set(venues.filter(({ result }) => result === 'afterHand').map(({ venueName }) => venueName)),
  ];
  const lines = [
    arrived && t('recycling.doneText', { amount: arrived }),
    inTransit && t('recycling.inTransit', { amount: inTransit }),
    skipped.length > 0 && t('recycling.skipped', { venues: skipped.join('、') }),
    playing.length > 0 && t('recycling.afterHand', { venues: playing.join('、') }),
  ].filter((line) => typeof line === 'string' && line !== '');
  const description = lines.join('；');
  if (arrived) toast({ title: t('recycling.done'), description, tone: 'ok', duration });
  else if (inTransit) toast({ title: t('recycling.onlyInTransit'), description, tone: 'plain', duration });
  else if (skipped.length > 0) toast({ title: description, tone: 'error' });
  else if (playing.length > 0) toast({ title: description, tone: 'plain', duration });
  else if (venues.every(({ result }) => result === 'empty'))
    toast({ title: t('recycling.nothing'), tone: 'plain' });
}

function sumOf(venues: Recycling['venues'], walletType: 'cny' | 'usdt'): string {
  const currency = walletType === 'cny' ? 'CNY' : 'USDT';
  const waiting = venues.filter((venue) => venue.result === 'onItsWay' && venue.walletType === walletType);
  return formatMoney(
    sum(
      currency,
      waiting.map(({ amount }) => parseMoney(amount, currency)),
    ),
  );
}

/** `¥30.00 + ₮5.00`, without what is zero; '' when all is. */
function amounts({ CNY, USDT }: { CNY: string; USDT: string }): string {
  return [
    /[1-9]/.test(CNY) ? displayAmount(CNY, 'CNY') : '',
    /[1-9]/.test(USDT) ? displayAmount(USDT, 'USDT') : '',
  ]
    .filter((amount) => amount !== '')
    .join(' + ');
}
