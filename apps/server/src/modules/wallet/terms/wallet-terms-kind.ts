import { firstWalletTerms, type WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { CNY, compare, isPositive, parseMoney, parseRate } from '@fairway/money';
import { defineSettings } from '#modules/settings';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { insertBaseRate, selectNewestBaseRate } from './base-rates-store.ts';

/** The terms of the wallet. Closing the exchange or the interest wallet is left to one person; all else takes two. */
export const walletTermsKind = defineSettings({
  name: 'wallet',
  first: () => firstWalletTerms,
  onePerson: ({ field, before, after }) =>
    (field === 'exchange.open' || field === 'interest.open') && before === true && after === false,
  check: refuseSenseless,
  // Balances are added up in SQL by the rates of their own table; quotes already given stay valid.
  whenPublished: (tx, _app, { after, validFrom }) => publishRate(tx, after.baseRate, validFrom),
});

async function publishRate(tx: Tx, text: string, from: Date): Promise<void> {
  const scale = text.split('.')[1]?.length ?? 0;
  const { value } = parseRate(text, scale);
  const newest = await selectNewestBaseRate(tx);
  if (newest?.value === value && newest.scale === scale && newest.valid_from <= from) return;
  await insertBaseRate(tx, { value, scale, valid_from: from });
}

function refuseSenseless({ baseRate, exchange, interest }: WalletTerms): void {
  const yuan = (text: string) => parseMoney(text, CNY);
  const inOrder =
    compare(yuan(exchange.min), yuan(exchange.max)) <= 0 &&
    compare(yuan(exchange.max), yuan(exchange.dayMax)) <= 0 &&
    compare(yuan(interest.minIn), yuan(interest.maxHeld)) <= 0 &&
    isPositive(yuan(exchange.min)) &&
    isPositive(yuan(interest.minIn)) &&
    isPositive(yuan(interest.firstInReward)) &&
    isPositive(yuan(interest.sevenDaysReward)) &&
    /[1-9]/.test(baseRate);
  if (!inOrder) throw new AppError('settingInvalid');
}
