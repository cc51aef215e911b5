/**
 * `npm run verify -- FILE`: recomputes what a JSON file asks, one question or a list of them, and prints the answers as JSON: rounds,
 * draws, tickets, hands, roads, rounds of the beacon, prizes, raffles, rains, receipts of bets, clips of broadcasts. Needs no server. Ends with 0 when everything was recomputed and nothing contradicts
 * what was shown, 1 when something does, 2 when the file asks what the rules do not know.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { curve } from '../../apps/server/src/modules/beacon/verifying/curve.ts';
import { contradicts, verify } from '../../packages/fair-games/src/index.ts';
import { promotionKinds } from '../../packages/promotions/src/index.ts';
import { betReceiptKind } from './bet-receipt-kind.mjs';
import { broadcastKind } from './broadcast-kind.mjs';

/** @type {import('../../packages/fair-games/src/fairness/hashing.ts').Hashing} */
const hashing = {
  sha256: (message) => createHash('sha256').update(message).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
};

/** @param {string | undefined} file */
function main(file) {
  if (!file) {
    console.error('usage: npm run verify -- FILE');
    return 2;
  }
  try {
    // npm changes to the checkout; the file's name was typed in the caller's directory.
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    const kinds = { ...promotionKinds, betReceipt: betReceiptKind, broadcast: broadcastKind(dirname(path)) };
    const answer = verify(hashing, JSON.parse(readFileSync(path, 'utf8')), curve, kinds);
    console.log(JSON.stringify(answer, undefined, 2));
    return contradicts(answer) ? 1 : 0;
  } catch (error) {
    const fault = error instanceof Error && 'fault' in error ? `${String(error.fault)}: ` : '';
    console.error(`${file}: ${fault}${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
}

process.exitCode = main(process.argv[2]);
