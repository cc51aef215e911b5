import { isNegative, negate } from '@fairway/money';
import { allShards, houseBucket, move, postTransfer } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { lockProofs } from '../solvency/solvency-store.ts';
import { readCapital, type Capital } from './read-capital.ts';
import { refuseNeeded } from './refuse-needed.ts';

/** Books own money that two people agreed on: brought to the channel, or taken out of it. Throws `capitalNeeded`. */
export async function carryOutCapital(
  tx: Tx,
  app: Platform,
  asked: Capital,
  proposalId: string,
): Promise<void> {
  const amount = readCapital(asked);
  const { currency, channel } = asked;
  // One taking after the other, and none while a proof is taken.
  await lockProofs(tx);
  await refuseNeeded(tx, app, amount);
  const [shard = 0] = allShards;
  const atChannel = houseBucket(shard, 'ownFunds', currency, channel);
  const capital = houseBucket(shard, 'capital', currency);
  const isTaken = isNegative(amount);
  await postTransfer(tx, {
    id: app.ids.uuid(),
    reason: isTaken ? 'capitalOut' : 'capitalIn',
    legs: isTaken ? move(capital, atChannel, negate(amount)) : move(atChannel, capital, amount),
    at: app.clock.now(),
    requestId: `capital/${proposalId}`,
  });
}
