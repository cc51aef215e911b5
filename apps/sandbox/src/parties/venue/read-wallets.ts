import { formatMoney } from '@fairway/money';
import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { cursor, isoTime, limit } from '../../platform/fields.ts';
import type { Stage } from '../../stage.ts';
import { agentField, walletFields } from './agent-fields.ts';
import { pageBets } from './game/bet-store.ts';
import { pageTransfers } from './transfer-store.ts';
import { balanceOf } from './wallet-store.ts';

const balanceSchema = z.strictObject({ ...agentField, ...walletFields });
const statementSchema = z.strictObject({ ...agentField, from: isoTime, to: isoTime, cursor, limit });
const betRecordsSchema = z.strictObject({ ...agentField, cursor, limit });

/** `POST /venue/v1/balance` */
export function readBalance(stage: Stage): SignedOperation<z.infer<typeof balanceSchema>> {
  return {
    path: '/venue/v1/balance',
    operation: 'balance',
    schema: balanceSchema,
    sender: (input) => input.agent,
    orderNo: (input) => input.memberCode,
    act: ({ memberCode, currency }) => ({
      memberCode,
      currency,
      balance: formatMoney(balanceOf(stage.book, { memberCode, currency })),
    }),
  };
}

/** `POST /venue/v1/statement`: executed transfers, oldest first. */
export function readTransfers(stage: Stage): SignedOperation<z.infer<typeof statementSchema>> {
  return {
    path: '/venue/v1/statement',
    operation: 'statement',
    schema: statementSchema,
    sender: (input) => input.agent,
    orderNo: () => '',
    act: (input) => pageTransfers(stage.book, { ...input, after: input.cursor ?? '0' }),
  };
}

/** `POST /venue/v1/bet-records`: settled bets, oldest first; the cursor never ends. */
export function readBetRecords(stage: Stage): SignedOperation<z.infer<typeof betRecordsSchema>> {
  return {
    path: '/venue/v1/bet-records',
    operation: 'bet-records',
    schema: betRecordsSchema,
    sender: (input) => input.agent,
    orderNo: () => '',
    act: (input) => pageBets(stage.book, { after: input.cursor ?? '0', limit: input.limit }),
  };
}
