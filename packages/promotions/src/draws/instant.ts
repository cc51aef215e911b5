import { FairGamesError, memberStream, type Hashing, type MemberSeeds } from '@fairway/fair-games';

/** A prize of a wheel, a box, a scratch card, a shot. */
export interface Prize {
  /** `cash-8`, `none`: lower case, digits, hyphens. */
  readonly code: string;
  /** How many of all equally likely draws end here; 0 is never drawn. */
  readonly weight: number;
}

/** Prizes in the order in which they are published, and what is given in place of one that is used up. */
export interface PrizeList {
  readonly prizes: readonly Prize[];
  /** The code of a prize of the list that never runs out. */
  readonly consolation: string;
}

const mostWeight = 2 ** 21;

/** Throws `malformed`: no prizes, a code twice, weights that are not whole or whose sum is not 1 to 2^21, no such consolation. */
export function checkPrizes({ prizes, consolation }: PrizeList): void {
  const codes = new Set(prizes.map(({ code }) => code));
  const total = totalWeight(prizes);
  if (
    prizes.some(({ code, weight }) => !isPrizeCode(code) || !Number.isInteger(weight) || weight < 0) ||
    codes.size !== prizes.length ||
    !codes.has(consolation) ||
    total < 1 ||
    total > mostWeight
  )
    throw new FairGamesError('malformed', 'prizes have codes of their own, whole weights and a consolation');
}

export const isPrizeCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(value);

/** What was drawn: a number below the sum of weights, and the prize that it falls on. */
export interface InstantDraw {
  readonly point: number;
  readonly prize: Prize;
}

/**
 * The draw number `nonce` of a member in a campaign: one below(sum of weights) of the stream of server seed and `clientSeed:nonce`. Throws
 * `malformed`, `badServerSeed`, `badClientSeed`, `badNonce`.
 */
export function drawInstant(hashing: Hashing, seeds: MemberSeeds, list: PrizeList): InstantDraw {
  checkPrizes(list);
  const point = memberStream(hashing, seeds).below(totalWeight(list.prizes));
  return { point, prize: prizeAt(list.prizes, point) };
}

/** What is given: the prize that was drawn while there is stock, else the consolation. Throws `malformed`. */
export function givenPrize(list: PrizeList, drawn: Prize, isInStock: boolean): Prize {
  if (isInStock || drawn.code === list.consolation) return drawn;
  const consolation = list.prizes.find(({ code }) => code === list.consolation);
  if (!consolation) throw new FairGamesError('malformed', 'no consolation');
  return consolation;
}

/** The sum of the weights, so that a prize's chance is its weight over it. */
export function totalWeight(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

function prizeAt(prizes: readonly Prize[], point: number): Prize {
  let upTo = 0;
  for (const prize of prizes) {
    upTo += prize.weight;
    if (point < upTo) return prize;
  }
  throw new FairGamesError('malformed', `no prize at ${point}`);
}
