import { venueKinds } from '@fairway/contract/venues/categories.ts';
import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { WalletBalance, walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { formatMoney, formatRate, negate, type Rate } from '@fairway/money';
import { venueName, venues } from '#modules/venues';
import type { Language } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readBaseRate } from './base-rate.ts';
import { memberTotal, readFunds, totalFunds, type Funds } from './funds.ts';

/** All balances of the member at one moment, by part and by venue, with their total in CNY. Writes nothing. */
export const getWalletBalance: Operation<
  (typeof walletEndpoints)['getWalletBalance'],
  (typeof walletSchemas)['getWalletBalance']
> = async (app, call) => {
  const now = app.clock.now();
  const [baseRate, funds] = await Promise.all([
    readBaseRate(app.db, now),
    readFunds(app.db, call.member.memberId),
  ]);
  return {
    ...presentMemberMoney(funds, baseRate),
    ...presentVenueMoney(funds),
    totalFunds: formatMoney(totalFunds(funds, baseRate)),
    places: presentPlaces(funds, call.language),
    at: now.toISOString(),
  };
};

/** The fields that the specification names, some under two names. */
function presentMemberMoney(funds: Funds, baseRate: Rate) {
  const centerMoney = formatMoney(funds.of('center', 'CNY'));
  const lockMoney = formatMoney(funds.of('locked', 'CNY'));
  const virtualMoney = formatMoney(funds.of('center', 'USDT'));
  const virtualLockMoney = formatMoney(funds.of('locked', 'USDT'));
  return {
    centerWalletBalance: centerMoney,
    lockedWalletBalance: lockMoney,
    memberTotalBalance: formatMoney(memberTotal(funds, baseRate)),
    virtualCurrencyLockWalletBalance: virtualLockMoney,
    virtualCurrencyWalletBalance: virtualMoney,
    coinWalletBalance: formatMoney(funds.coins),
    baseRate: formatRate(baseRate),
    yebWalletBalance: formatMoney(funds.of('interest', 'CNY')),
    centerMoney,
    lockMoney,
    virtualMoney,
    virtualLockMoney,
    inTransitMoney: formatMoney(funds.of('inTransit', 'CNY')),
    virtualInTransitMoney: formatMoney(funds.of('inTransit', 'USDT')),
    owedMoney: formatMoney(negate(funds.of('debt', 'CNY'))),
    virtualOwedMoney: formatMoney(negate(funds.of('debt', 'USDT'))),
  };
}

function presentVenueMoney(funds: Funds) {
  const at = (currency: 'CNY' | 'USDT') =>
    Object.fromEntries(venues.map(({ code }) => [code, formatMoney(funds.of('venue', currency, code))]));
  return { venueMoney: at('CNY'), virtualVenueMoney: at('USDT') };
}

const wallets = [
  { currency: 'CNY', walletType: 'cny' },
  { currency: 'USDT', walletType: 'usdt' },
] as const;

/** Center wallet first, then every venue, each in both currencies. */
function presentPlaces(funds: Funds, language: Language): WalletBalance['places'] {
  return wallets.flatMap(({ currency, walletType }) => [
    {
      channelCode: 'center',
      name: venueKinds.members.core[language === 'en' ? 'en' : 'zh'],
      kind: 'core' as const,
      walletType,
      currency,
      money: formatMoney(funds.of('center', currency)),
      inTransit: formatMoney(funds.of('inTransit', currency)),
    },
    ...venues.map((venue) => ({
      channelCode: venue.code,
      name: venueName(venue, language),
      kind: 'venues' as const,
      walletType,
      currency,
      money: formatMoney(funds.of('venue', currency, venue.code)),
      inTransit: formatMoney(funds.of('inTransit', currency, venue.code)),
    })),
  ]);
}
