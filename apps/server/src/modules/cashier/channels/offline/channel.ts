import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { cny } from '@fairway/money';
import { bankName } from '#modules/payout-methods';
import { publishedSettings } from '../../settings/published-settings.ts';
import type { Channel, CollectionNews, PayTypeOffer } from '../channel.ts';

const code = 'offline';
const { members } = payTypes;

const offerFor = (
  names: PayTypeOffer['names'] & { readonly code: PayTypeOffer['payType'] },
  terms: { sort: number; icon: string; min: bigint; max: bigint; minutes: number; asksBank?: boolean },
): PayTypeOffer => ({
  payType: names.code,
  names,
  engine: 'offline',
  icon: terms.icon,
  recommend: false,
  sort: terms.sort,
  transfer: true,
  min: cny(terms.min * 100n),
  max: cny(terms.max * 100n),
  tail: true,
  asksBank: terms.asksBank ?? false,
  protocols: [],
  arrivalMinutes: terms.minutes,
  orderSeconds: 60 * 60,
});

/** Nothing to say by itself: what arrived is read off the bank's statement by people. */
const asRead: CollectionNews = { status: 'pending', payments: [] };

/**
 * Transfers to accounts of the house that no provider watches. The member hands in a proof; one person records what the
 * bank's statement shows, another one decides. Accounts are in the settings; large amounts are paid like this too.
 */
export const offline: Channel = {
  code,
  payTypes: [
    offerFor(members.netBankTransfer, { sort: 33, icon: 'online', min: 100n, max: 50_000n, minutes: 10, asksBank: true }), // prettier-ignore
    offerFor(members.alipayTransfer, { sort: 34, icon: 'transfer', min: 100n, max: 20_000n, minutes: 10 }),
    offerFor(members.bigRecharge, { sort: 61, icon: 'large', min: 50_000n, max: 500_000n, minutes: 15 }),
    offerFor(members.bigBank, { sort: 62, icon: 'large', min: 20_000n, max: 500_000n, minutes: 15, asksBank: true }), // prettier-ignore
  ],
  isReady: () => true,
  collection: {
    accounts: (settings) => offeredAccounts(settings).map(({ key }) => `${code}/${key}`),
    async open(app, order) {
      const { receivingAccounts } = await publishedSettings(app);
      const account = receivingAccounts.find(({ key }) => `${code}/${key}` === order.accountScope);
      if (!account) return { status: 'failed', payments: [], detail: 'the account is no longer there' };
      return {
        ...asRead,
        payee: {
          bank: bankName(account.bankCode) ?? '',
          branch: account.branch,
          holder: account.holder,
          account: account.account,
          remark: '',
          payUrl: null,
        },
      };
    },
    query: () => Promise.resolve(asRead),
  },
};

/** The accounts that take orders now. */
export function offeredAccounts(settings: CashierSettings): CashierSettings['receivingAccounts'] {
  return settings.receivingAccounts.filter(({ offered }) => offered);
}
