import { randomInt } from 'node:crypto';
import { add, isPositive, tryParseMoney, zero } from '@fairway/money';
import * as z from 'zod';
import type { CallbackEffect } from '../../faults/fault-schema.ts';
import { instant } from '../../platform/clock.ts';
import { amountText } from '../../platform/fields.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { endRound, findRound, insertRound, type Round, type Side } from './hub-store.ts';
import type { Guest, WalletAct, WalletReply } from './wallet-call.ts';
import { askWallet } from './wallet-line.ts';

export const toss = z.strictObject({
  stake: amountText,
  pick: z.enum(['HEADS', 'TAILS']),
  roundKey: z.string().regex(/^[\w-]{20,64}$/),
});

const sides = ['HEADS', 'TAILS'] as const satisfies readonly Side[];
/** How often a result or a rollback is sent until the wallet says what became of it. */
const mostTries = 6;
const betweenTriesMs = 150;

/**
 * Tosses a fair coin for a stake from the operator's wallet: the right side returns it twice. A stake whose answer is not known is
 * taken back. The same key is the same round. Throws Refusal INVALID_REQUEST.
 */
export async function playRound(stage: Stage, guest: Guest, input: z.infer<typeof toss>): Promise<Round> {
  const { book, ids } = stage;
  const stake = tryParseMoney(input.stake, guest.currency);
  if (!stake || !isPositive(stake))
    throw new Refusal(400, 'INVALID_REQUEST', 'stake: not an amount above zero');
  const known = findRound(book, { roundKey: input.roundKey });
  if (known) return known;

  const outcome = sides[randomInt(2)] ?? 'HEADS';
  const round: Round = {
    ...guest,
    roundId: ids.next('R'),
    roundKey: input.roundKey,
    stake,
    payout: outcome === input.pick ? add(stake, stake) : zero(guest.currency),
    pick: input.pick,
    outcome,
    status: 'open',
    code: '',
    at: instant(stage.clock.now()),
  };
  insertRound(book, round);
  await settle(stage, round, stage.faults.strikeCallback(round.roundId, 'hub')?.effect);
  return findRound(book, { roundId: round.roundId }) ?? round;
}

async function settle(stage: Stage, round: Round, effect: CallbackEffect | undefined): Promise<void> {
  const { book } = stage;
  const { bet, win: closing, back } = actsOf(round);
  const win = effect?.result === 'leavesOpen' ? { ...closing, closesRound: false } : closing;
  // The result overtakes its stake: the wallet knows no bet yet, and is asked again below.
  if (effect?.reorder) await askWallet(stage, round, win);
  const staked = await askWallet(stage, round, bet, effect);
  if (staked.outcome === 'unknown' || effect?.lose === true) {
    const taken = await insist(stage, round, back);
    endRound(book, round.roundId, taken.outcome === 'taken' ? 'takenBack' : 'unresolved', taken.code);
    return;
  }
  if (staked.outcome === 'refused') return endRound(book, round.roundId, 'refused', staked.code);
  const status = isPositive(round.payout) ? 'won' : 'lost';
  if (effect?.result === 'withheld') return endRound(book, round.roundId, status, staked.code);
  const result = await insist(stage, round, win, effect);
  endRound(book, round.roundId, result.outcome === 'taken' ? status : 'unresolved', result.code);
}

/** Sends what must arrive until the wallet has said what became of it. */
async function insist(
  stage: Stage,
  round: Round,
  act: WalletAct,
  effect?: CallbackEffect,
): Promise<WalletReply> {
  const dropped = typeof effect?.lose === 'number' ? effect.lose : 0;
  let reply: WalletReply | undefined;
  for (let number = 1; number <= mostTries; number += 1) {
    reply = await askWallet(stage, round, act, number === 1 ? effect : undefined);
    if (reply.outcome !== 'unknown' && number > dropped) return reply;
    await stage.timers.pause(betweenTriesMs);
  }
  return reply ?? { outcome: 'unknown', code: '', balance: undefined };
}

/** Sends everything of a round once more, as a provider does that has lost its own notes. Answers what was said. */
export async function resend(stage: Stage, round: Round): Promise<string[]> {
  const { bet, win, back } = actsOf(round);
  const acts = round.status === 'takenBack' ? [bet, back] : [bet, win];
  const codes: string[] = [];
  for (const act of acts) codes.push((await askWallet(stage, round, act)).code);
  return codes;
}

function actsOf({ roundId: round, stake, payout }: Round) {
  return {
    bet: { operation: 'bet', id: `${round}-bet`, round, amount: stake },
    win: {
      operation: 'win',
      id: `${round}-win`,
      round,
      amount: payout,
      reference: `${round}-bet`,
      closesRound: true,
    },
    back: { operation: 'rollback', id: `${round}-back`, round, reference: `${round}-bet` },
  } as const satisfies Record<string, WalletAct>;
}
