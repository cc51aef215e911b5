import * as z from 'zod';
import type { SignedOperation } from '../../../http/signed-operation.ts';
import { instant } from '../../../platform/clock.ts';
import { amountOf, contentHash, line, amountNotPositive, positiveAmount } from '../../../platform/fields.ts';
import { conflict } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { merchantFields, merchantUrl, orderAmount, returnUrl } from '../merchant-fields.ts';
import { refuseSealed } from '../seals.ts';
import { findCollection, insertCollection, type Collection } from './collection-store.ts';
import { payeeFor } from './payee-accounts.ts';
import { presentCollection } from './present-collection.ts';
import { isCollected, payTypes } from './products.ts';

const schema = (hosts: readonly string[]) =>
  z
    .strictObject({
      ...merchantFields,
      ...orderAmount,
      payType: z.enum(payTypes),
      notifyUrl: merchantUrl(hosts),
      returnUrl,
      payerName: line(64).optional(),
      bankCode: z
        .string()
        .regex(/^[A-Z]{2,8}$/)
        .optional(),
      expireSeconds: z.number().int().min(30).max(86_400).default(900),
    })
    .refine(positiveAmount, amountNotPositive)
    .refine((input) => !positiveAmount(input) || isCollected(input.payType, amountOf(input)), {
      path: ['payType'],
      message: 'does not collect this amount or currency',
    })
    .refine(({ payType, bankCode }) => payType === 'ONLINE_BANK' || bankCode === undefined, {
      path: ['bankCode'],
      message: 'is for ONLINE_BANK only',
    });

type CreateCollection = z.infer<ReturnType<typeof schema>>;

/** `POST /psp/v1/collections`; a repeat with the same content answers the order with its present status. */
export function createCollection(stage: Stage): SignedOperation<CreateCollection> {
  return {
    path: '/psp/v1/collections',
    operation: 'collections',
    schema: schema(stage.config.callbackHosts),
    sender: (input) => input.merchantNo,
    orderNo: (input) => input.orderNo,
    act(input) {
      const hash = contentHash(input);
      const known = findCollection(stage.book, input.orderNo);
      if (known && known.contentHash !== hash) throw conflict('ORDER_CONFLICT');
      if (known) return { order: presentCollection(stage, known) };
      refuseSealed(stage.book, 'collection', input.orderNo);

      const order = newCollection(stage, input, hash);
      insertCollection(stage.book, order);
      return { order: presentCollection(stage, order) };
    },
  };
}

function newCollection(stage: Stage, input: CreateCollection, hash: string): Collection {
  const now = stage.clock.now();
  const byBank = input.payType === 'BANK_TRANSFER';
  return {
    orderNo: input.orderNo,
    providerOrderNo: stage.ids.next('C'),
    payToken: stage.ids.token(),
    contentHash: hash,
    amount: amountOf(input),
    payType: input.payType,
    notifyUrl: input.notifyUrl,
    returnUrl: input.returnUrl ?? null,
    payerName: input.payerName ?? null,
    bankCode: input.bankCode ?? null,
    // Short enough to type into a bank app, too long to hit another order by a slip.
    remark: byBank ? `HQ${stage.ids.next('').slice(0, 8)}` : null,
    payee: byBank ? payeeFor(hash) : null,
    status: 'UNPAID',
    createdAt: instant(now),
    expiresAt: instant(now, input.expireSeconds * 1000),
    closedAt: null,
  };
}
