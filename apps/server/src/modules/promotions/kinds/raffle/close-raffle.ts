import { raffleRoot } from '@fairway/promotions';
import { hashing } from '#modules/games';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { fundPart } from '../../funds/fund-account.ts';
import { selectTicketIds } from './raffle-tickets-store.ts';
import { holdRaffle, updateClosed, type RaffleRow } from './raffles-store.ts';

/** Closes a raffle at its time: waits for tickets that are being taken and publishes the root over all of them, once. */
export async function closeRaffle(tx: Tx, no: number): Promise<void> {
  const raffle = await holdRaffle(tx, no);
  if (!raffle || raffle.closed_at || (await databaseNow(tx)) < raffle.closes_at) return;
  await updateClosed(tx, no, raffleRoot(hashing, raffleName(raffle), await selectTicketIds(tx, no)));
}

/** The campaign as it stands in a ticket's leaf: `raffle-1`. */
export function raffleName({ no }: Pick<RaffleRow, 'no'>): string {
  return fundPart({ kind: 'raffle', no });
}
