import { formatMoney } from '@fairway/money';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readBody, readQuery } from '../http/open-route.ts';
import {
  assignUnclaimed,
  bankTransfer,
  listUnclaimed,
  transferByBank,
} from '../parties/payment-provider/bank/bank-transfer.ts';
import { actAsPayer, payerAct } from '../parties/payment-provider/collections/act-as-payer.ts';
import { findCollection, listCollections } from '../parties/payment-provider/collections/collection-store.ts';
import { closeCollection } from '../parties/payment-provider/collections/end-collection.ts';
import { presentCollection } from '../parties/payment-provider/collections/present-collection.ts';
import { requireCollection } from '../parties/payment-provider/collections/require-collection.ts';
import { listEntries, sumEntries } from '../parties/payment-provider/entries.ts';
import { failCodes, findPayout, listPayouts } from '../parties/payment-provider/payouts/payout-store.ts';
import { presentPayout } from '../parties/payment-provider/payouts/present-payout.ts';
import { resolvePayout } from '../parties/payment-provider/payouts/resolve-payout.ts';
import { adjustWallet, walletAdjustment } from '../parties/venue/adjust-wallet.ts';
import { listBets, presentBet } from '../parties/venue/game/bet-store.ts';
import { listTransfers } from '../parties/venue/transfer-store.ts';
import { listWallets, sumWallets } from '../parties/venue/wallet-store.ts';
import { callerId } from '../platform/fields.ts';
import type { Stage } from '../stage.ts';

const everything = 100_000;
const orderQuery = z.object({ orderNo: callerId.optional() });
const memberQuery = z.object({ memberCode: callerId.optional() });
const nothing = z.strictObject({});
const assignment = z.strictObject({ orderNo: callerId });
const resolution = z.strictObject({
  status: z.enum(['PAID', 'FAILED', 'RETURNED']),
  failCode: z.enum(failCodes).optional(),
});

interface OrderParams {
  orderNo: string;
}

/** What the director does in the place of payer, bank, provider and luck, and the books that prove it. */
export function servePartyLevers(app: FastifyInstance, stage: Stage): void {
  const collection = (orderNo: string) => ({
    code: 'OK',
    order: presentCollection(stage, requireCollection(findCollection(stage.book, orderNo))),
  });

  app.post<{ Params: OrderParams }>('/director/psp/collections/:orderNo/pay', (request) => {
    actAsPayer(stage, request.params.orderNo, readBody(request, payerAct));
    return collection(request.params.orderNo);
  });

  app.post<{ Params: OrderParams }>('/director/psp/collections/:orderNo/expire', (request) => {
    readBody(request, nothing);
    closeCollection(stage, request.params.orderNo);
    return collection(request.params.orderNo);
  });

  app.post<{ Params: OrderParams }>('/director/psp/payouts/:orderNo/resolve', (request) => {
    const { status, failCode } = readBody(request, resolution);
    resolvePayout(stage, request.params.orderNo, status, failCode);
    const order = findPayout(stage.book, request.params.orderNo);
    return { code: 'OK', order: order && presentPayout(stage, order) };
  });

  app.get('/director/psp/book', (request) => {
    const { orderNo } = readQuery(request, orderQuery);
    const filter = { orderNo, limit: everything };
    return {
      code: 'OK',
      collections: listCollections(stage.book, filter).map((order) => presentCollection(stage, order)),
      payouts: listPayouts(stage.book, filter).map((order) => presentPayout(stage, order)),
      entries: listEntries(stage.book, { ...filter, from: '', to: '9', after: '0' }).entries,
      totals: sumEntries(stage.book),
      unclaimed: listUnclaimed(stage.book),
    };
  });

  app.post('/director/bank/transfers', (request) => ({
    code: 'OK',
    ...transferByBank(stage, readBody(request, bankTransfer)),
  }));

  app.post<{ Params: { unclaimedNo: string } }>(
    '/director/bank/unclaimed/:unclaimedNo/assign',
    (request) => ({
      code: 'OK',
      ...assignUnclaimed(stage, request.params.unclaimedNo, readBody(request, assignment).orderNo),
    }),
  );

  app.get('/director/venue/book', (request) => {
    const { memberCode } = readQuery(request, memberQuery);
    const wallets = listWallets(stage.book, memberCode);
    return {
      code: 'OK',
      members: wallets.map((wallet) => ({ ...wallet, balance: formatMoney(wallet.balance) })),
      transfers: listTransfers(stage.book, { memberCode, limit: everything }),
      bets: listBets(stage.book, {
        ...(memberCode === undefined ? {} : { memberCode }),
        limit: everything,
      }).map(presentBet),
      totals: sumWallets(wallets),
    };
  });

  app.post<{ Params: { memberCode: string } }>('/director/venue/members/:memberCode/adjust', (request) => ({
    code: 'OK',
    balance: adjustWallet(stage, request.params.memberCode, readBody(request, walletAdjustment)),
  }));
}
