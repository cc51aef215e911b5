import { merklePath } from '@fairway/fair-games';
import type { raffleEndpoints } from '@fairway/contract/promotions/raffle/endpoints.ts';
import type { raffleSchemas } from '@fairway/contract/promotions/raffle/schemas.ts';
import { raffleLeaf } from '@fairway/promotions';
import { hashing } from '#modules/games';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { presentRound } from '../round-draws/draw-round.ts';
import { openSealedSeed } from '../round-draws/sealed-seed.ts';
import { raffleName } from './close-raffle.ts';
import { prizesOf, termsOf } from './raffle-prizes.ts';
import { selectTicket, selectTicketIds, selectWinners } from './raffle-tickets-store.ts';
import { selectRaffle, type RaffleRow } from './raffles-store.ts';

/**
 * What the winning numbers follow from: `npm run verify` draws them again from these fields. The seed is shown once drawn; the path of a
 * ticket to its member alone, because its id keeps others from guessing whose number it is. Throws `activityUnknown`.
 */
export const getRaffleProof: Operation<
  (typeof raffleEndpoints)['getRaffleProof'],
  (typeof raffleSchemas)['getRaffleProof']
> = async (app, { member }, { no, number }) => {
  const raffle = await selectRaffle(app.db, no);
  if (!raffle) throw new AppError('activityUnknown');
  return {
    campaign: raffleName(raffle),
    commitment: raffle.commitment,
    serverSeed: raffle.drawn_at ? openSealedSeed(app, raffle) : null,
    round: presentRound(raffle),
    randomness: raffle.randomness,
    root: raffle.root,
    tickets: raffle.tickets,
    prizes: prizesOf(await termsOf(app.db, raffle)).length,
    winners: raffle.drawn_at ? await selectWinners(app.db, no) : null,
    ticket:
      member && number !== undefined
        ? await pathOf(app, raffle, { memberId: member.memberId, number })
        : null,
  };
};

/** The path of an own ticket to the root, once that is out; null before it and for the tickets of others. */
async function pathOf(
  app: Platform,
  raffle: RaffleRow,
  { memberId, number }: { memberId: string; number: number },
) {
  const ticket = await selectTicket(app.db, raffle.no, number);
  if (raffle.root === null || ticket?.member_id !== memberId) return null;
  const campaign = raffleName(raffle);
  const ids = await selectTicketIds(app.db, raffle.no);
  const leaves = ids.map((id, place) => raffleLeaf(hashing, { campaign, number: place, id }));
  return { campaign, number, id: ticket.id, path: [...merklePath(hashing, leaves, number)] };
}
