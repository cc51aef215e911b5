import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { usdt } from '@fairway/money';
import type { Channel, CollectionNews, PayoutChannel, PayoutOrder } from '../channel.ts';
import {
  addressOf,
  isConfigured,
  confirmationsOf,
  type Network,
  mayStillBeMined,
  queryTransfer,
  sendTransfer,
  chainStatement,
  watchChain,
} from '#modules/chain';

const payType = payTypes.members.usdt;

/** Nothing to say about an order by itself: what comes in is read from the chain. */
const asRead: CollectionNews = { status: 'pending', payments: [] };

/** USDT on one network: an address a member for deposits, watched through the node; payouts by signed transfers. */
export function chainChannel(network: Network): Channel {
  const payout = payoutOn(network);
  return {
    code: network.code,
    payTypes: [
      {
        payType: payType.code,
        names: payType,
        engine: 'chain',
        offeredAtFirst: true,
        icon: 'usdt',
        recommend: false,
        sort: 20,
        transfer: true,
        min: usdt(10_000000n),
        max: usdt(50_000_000000n),
        tail: false,
        protocols: [network.protocol],
        arrivalMinutes: network.arrivalMinutes,
        orderSeconds: 30 * 60,
      },
    ],
    isReady: (app) => isConfigured(app, network),
    confirmations: (app) => confirmationsOf(app, network),
    collection: {
      async open(app, order) {
        const address = network.codec.toText(await addressOf(app, network, order.memberId));
        const payee = { bank: '', holder: '', remark: '', payUrl: null, qrCode: address };
        return { ...asRead, payee: { ...payee, branch: address, account: address } };
      },
      query: () => Promise.resolve(asRead),
    },
    ...(payout && { payout }),
    statement: (app, span) => chainStatement(app, network, span),
    watch: (app) => watchChain(app, network),
  };
}

function payoutOn(network: Network): PayoutChannel | undefined {
  if (network.payoutFee === undefined) return undefined;
  return {
    offers: [
      {
        withdrawType: withdrawalTypes.codes.usdt,
        currency: 'USDT',
        kind: 'usdtAddress',
        min: usdt(10_000000n),
        max: usdt(10_000_000000n),
        fee: usdt(network.payoutFee),
        arrivalMinutes: network.arrivalMinutes + 1,
        protocols: [network.protocol],
      },
    ],
    send: (app, order) => sendTransfer(app, network, transferOf(order)),
    query: (app, order) => queryTransfer(app, network, transferOf(order)),
    mayStillPay: (app, billNo) => mayStillBeMined(app, network, billNo),
  };
}

function transferOf({ billNo, amount, payee }: PayoutOrder) {
  if (payee.kind !== 'usdtAddress') throw new RangeError('a chain pays to addresses');
  return { billNo, amount, address: payee.address };
}
