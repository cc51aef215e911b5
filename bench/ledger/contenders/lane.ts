import { createHash } from 'node:crypto';
import { InsufficientBalance, openLane } from '@fairway/server/modules/ledger/index.ts';
import type { Contender } from './contender.ts';
import type { ProductAccounts } from './product-accounts.ts';

const inputHash = createHash('sha256').update('bench').digest();

interface LaneContender {
  readonly name: string;
  readonly callers: readonly number[];
  readonly keepsAnswers?: boolean;
}

/**
 * The product's batching lane. The transfer's id is the idempotency key, as for the peers; `keepsAnswers` adds an operation id
 * with the hash of its input and the answer, kept for good in the same transaction, as the product's calls do.
 */
export function createLaneContender(
  url: string,
  accounts: ProductAccounts,
  { name, callers, keepsAnswers = false }: LaneContender,
): Contender {
  const lane = openLane({ url, name: 'bench-lane' });
  return {
    name,
    callers,
    call: (random) => async () => {
      const { transfer, center } = accounts.transfer(random);
      const operation = {
        owner: 'bench',
        operation: 'transfer',
        operationId: transfer.id,
        inputHash,
        at: transfer.at,
      };
      try {
        await lane.post({
          transfers: [transfer],
          answer: (balances) => ({ balance: balances.of(center).minor.toString() }),
          ...(keepsAnswers && { operation }),
        });
        return true;
      } catch (refusal) {
        if (refusal instanceof InsufficientBalance) return false;
        throw refusal;
      }
    },
    close: () => lane.close(),
  };
}
