import { FairGamesError, isHash, merkleLeaf, merkleRoot, stream, type Hashing } from '@fairway/fair-games';

/** What a raffle's winners are drawn from. The root is out before the beacon's round, the seed's commitment before the first ticket. */
export interface RaffleDraw {
  readonly serverSeed: string;
  /** The beacon's randomness, 64 hex digits; empty where the site draws without a beacon, and says so. */
  readonly randomness: string;
  /** The Merkle root over the tickets. */
  readonly root: string;
  /** Tickets sold, numbered from 0 without a gap. */
  readonly tickets: number;
}

/** No raffle has more tickets: a draw is below 2^21. */
export const mostTickets = 2 ** 21;

/** A ticket as a leaf. Its id, known to its member and the house alone, keeps others from guessing who holds a number. */
export function raffleLeaf(
  hashing: Hashing,
  { campaign, number, id }: { readonly campaign: string; readonly number: number; readonly id: string },
): string {
  return merkleLeaf(hashing, raffleLeafText({ campaign, number, id }));
}

/** `campaign:number:id`, as `raffle-1:17:…`. Throws `badLeaf` for parts that could be read in two manners. */
export function raffleLeafText({
  campaign,
  number,
  id,
}: {
  readonly campaign: string;
  readonly number: number;
  readonly id: string;
}): string {
  if (!/^[a-zA-Z0-9-]{1,60}$/.test(campaign) || !/^[0-9a-zA-Z-]{1,60}$/.test(id))
    throw new FairGamesError('badLeaf', 'campaign and id are letters, digits and hyphens');
  if (!Number.isSafeInteger(number) || number < 0 || number >= mostTickets)
    throw new FairGamesError('badLeaf', 'a ticket has a number from 0');
  return `${campaign}:${number}:${id}`;
}

/** The root over the tickets' ids in the order of their numbers; null without tickets. Throws `badLeaf`. */
export function raffleRoot(hashing: Hashing, campaign: string, ids: readonly string[]): string | null {
  return merkleRoot(
    hashing,
    ids.map((id, number) => raffleLeaf(hashing, { campaign, number, id })),
  );
}

/**
 * The numbers that win, the first prize first: for winner k the stream of the seed and `randomness:root:k`, below(tickets), a number
 * that won already drawn again. No more winners than tickets. Throws `badServerSeed`, `badRandomness`, `badLeaf`, `badRange`.
 */
export function raffleWinners(hashing: Hashing, draw: RaffleDraw, prizes: number): number[] {
  const { serverSeed, root, tickets } = draw;
  if (!isHash(serverSeed)) throw new FairGamesError('badServerSeed', 'a server seed is 64 hex digits');
  if (!isHash(root)) throw new FairGamesError('badLeaf', 'a root is 64 hex digits');
  if (!Number.isInteger(tickets) || tickets < 1 || tickets > mostTickets)
    throw new FairGamesError('badRange', `no raffle of ${tickets} tickets`);
  if (!Number.isInteger(prizes) || prizes < 0) throw new FairGamesError('badRange', `no ${prizes} prizes`);
  const winners = new Set<number>();
  for (let k = 0; k < Math.min(prizes, tickets); k += 1) {
    const numbers = stream(hashing, serverSeed, `${randomnessText(draw.randomness)}:${root}:${k}`);
    let number = numbers.below(tickets);
    while (winners.has(number)) number = numbers.below(tickets);
    winners.add(number);
  }
  return [...winners];
}

/** Randomness as it stands in a message; empty without a beacon. Throws `badRandomness`. */
export function randomnessText(randomness: string): string {
  if (randomness !== '' && !isHash(randomness))
    throw new FairGamesError('badRandomness', 'randomness is 64 hex digits, or empty without a beacon');
  return randomness;
}
