import * as z from 'zod';
import { readSettings } from '../../../director/settings.ts';
import type { SignedOperation } from '../../../http/signed-operation.ts';
import { instant } from '../../../platform/clock.ts';
import { amountOf, contentHash, line, amountNotPositive, positiveAmount } from '../../../platform/fields.ts';
import { conflict } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { merchantFields, merchantUrl, orderAmount } from '../merchant-fields.ts';
import { refuseSealed } from '../seals.ts';
import { findPayout, insertPayout, type Payout } from './payout-store.ts';
import { walletPayee } from './wallet-payee.ts';
import { presentPayout } from './present-payout.ts';

const schema = (hosts: readonly string[]) =>
  z
    .strictObject({
      ...merchantFields,
      ...orderAmount,
      notifyUrl: merchantUrl(hosts),
      payee: z
        .strictObject({
          bank: line(64),
          branch: line(64).optional(),
          holder: line(64),
          account: z.string().regex(/^[A-Za-z0-9]{6,34}$/),
        })
        .optional(),
      wallet: walletPayee.optional(),
      remark: z.string().max(64).optional(),
    })
    .refine(({ payee, wallet }) => (payee === undefined) !== (wallet === undefined), {
      message: 'either payee or wallet',
      path: ['payee'],
    })
    .refine(positiveAmount, amountNotPositive);

type CreatePayout = z.infer<ReturnType<typeof schema>>;

/**
 * `POST /psp/v1/payouts`; a repeat with the same content answers the order with its present status and pays nothing
 * again.
 */
export function createPayout(stage: Stage): SignedOperation<CreatePayout> {
  return {
    path: '/psp/v1/payouts',
    operation: 'payouts',
    schema: schema(stage.config.callbackHosts),
    sender: (input) => input.merchantNo,
    orderNo: (input) => input.orderNo,
    act(input) {
      const hash = contentHash(input);
      const known = findPayout(stage.book, input.orderNo);
      if (known && known.contentHash !== hash) throw conflict('ORDER_CONFLICT');
      if (known) return { order: presentPayout(stage, known) };
      refuseSealed(stage.book, 'payout', input.orderNo);

      const order = newPayout(stage, input, hash);
      insertPayout(stage.book, order);
      return { order: presentPayout(stage, order) };
    },
  };
}

function newPayout(stage: Stage, input: CreatePayout, hash: string): Payout {
  const now = stage.clock.now();
  const { payoutMode, payoutDelayMs, speed } = readSettings(stage.book);
  return {
    orderNo: input.orderNo,
    providerOrderNo: stage.ids.next('W'),
    contentHash: hash,
    amount: amountOf(input),
    payee: input.payee ?? null,
    wallet: input.wallet ?? null,
    notifyUrl: input.notifyUrl,
    remark: input.remark ?? null,
    status: 'ACCEPTED',
    failCode: null,
    createdAt: instant(now),
    paidAt: null,
    finishedAt: null,
    resolveAt: payoutMode === 'hold' ? null : instant(now, payoutDelayMs / speed),
    resolveAs: payoutMode === 'hold' ? null : payoutMode,
  };
}
