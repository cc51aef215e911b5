import { decimalText, memberGames, memberStream, returnOf } from '@fairway/fair-games';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { formatMoney, parseMoney } from '@fairway/money';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import type { Bet, ShownRound } from './shown-round.ts';

/** The hash functions that results are made of, in the browser. */
export const hashing = {
  sha256: (message: Uint8Array) => sha256(message),
  hmacSha256: (key: Uint8Array, message: Uint8Array) => hmac(sha256, key, message),
};

/** A round for demo chips: the same rules from a seed that this browser draws, without a member, money or a server. */
export function playLocally(
  game: MemberGameCode,
  { stake, bet, nonce }: { stake: string; bet: Bet; nonce: number },
): ShownRound {
  const serverSeed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const stream = memberStream(hashing, { serverSeed, clientSeed: 'demo', nonce });
  const round = memberGames[game].play(stream, bet, []);
  return {
    id: randomUuid(),
    status: 'settled',
    currency: 'CNY',
    stake,
    bet,
    steps: round.steps.map((step) => ({ ...step })),
    multiplier: decimalText(round.multiplier),
    returned: formatMoney(returnOf(parseMoney(stake, 'CNY'), round.multiplier)),
    nonce,
  };
}
