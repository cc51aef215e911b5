import { payTypes } from '@fairway/contract/enums/pay-types.ts';
import { usdtProtocols } from '@fairway/contract/enums/protocols.ts';
import { usdt } from '@fairway/money';
import type { Channel, CollectionNews } from '../channel.ts';
import { addressOf } from './address-store.ts';
import { depositXpub } from './chain-keys.ts';
import { code } from './network.ts';
import { queryTransfer, sendTransfer } from './pay-out.ts';
import { watchChain } from './watch-chain.ts';

const payType = payTypes.members.usdt;
const { erc20: protocol } = usdtProtocols.codes;

/** Nothing to say about an order by itself: what comes in is read from the chain. */
const asRead: CollectionNews = { status: 'pending', payments: [] };

/** USDT on an EVM chain: an address a member for deposits, watched through the node; payouts by signed transfers. */
export const erc20: Channel = {
  code,
  payTypes: [
    {
      payType: payType.code,
      names: payType,
      icon: 'usdt',
      recommend: false,
      sort: 20,
      transfer: true,
      min: usdt(10_000000n),
      max: usdt(50_000_000000n),
      tail: false,
      protocols: [protocol],
      arrivalMinutes: 1,
      orderSeconds: 30 * 60,
    },
  ],
  isReady: (app) => app.config.chainRpcUrl !== undefined && depositXpub(app.config) !== undefined,
  collection: {
    async open(app, order) {
      const address = await addressOf(app, order.memberId);
      const payee = { bank: '', branch: address, holder: '', account: address, remark: '', payUrl: null };
      return { ...asRead, payee };
    },
    query: () => Promise.resolve(asRead),
  },
  payout: {
    currency: 'USDT',
    kind: 'usdtAddress',
    min: usdt(10_000000n),
    max: usdt(10_000_000000n),
    fee: usdt(1_000000n),
    arrivalMinutes: 2,
    protocols: [protocol],
    send: sendTransfer,
    query: queryTransfer,
  },
  watch: watchChain,
};
