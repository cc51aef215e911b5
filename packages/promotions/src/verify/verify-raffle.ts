import {
  commitOf,
  FairGamesError,
  readHash,
  readPath,
  readRecord,
  readWhole,
  rootOfPath,
  type Answer,
  type Hashing,
} from '@fairway/fair-games';
import { mostTickets, raffleLeaf, raffleWinners } from '../draws/raffle.ts';

/**
 * A raffle's winners again: `{kind:"raffle",serverSeed,randomness,root,tickets,prizes}`, prizes the number of winners. Answers the commitment
 * to the seed and the winning numbers, the first prize first. With `ticket:{campaign,number,id,path}` it says as well whether that ticket is
 * under the root, and as which winner it was drawn, null where it was not. Throws FairGamesError.
 */
export function verifyRaffle(hashing: Hashing, question: unknown): Answer {
  const fields = ['kind', 'serverSeed', 'randomness', 'root', 'tickets', 'prizes', 'ticket'];
  const given = readRecord(question, fields, 'malformed');
  const { serverSeed, randomness } = given;
  if (typeof serverSeed !== 'string') throw new FairGamesError('badServerSeed', 'no server seed');
  if (typeof randomness !== 'string') throw new FairGamesError('badRandomness', 'no randomness');
  const root = readHash(given['root']);
  const tickets = readWhole(given['tickets'], 1, mostTickets, 'badRange');
  const prizes = readWhole(given['prizes'], 0, mostTickets, 'badRange');
  const winners = raffleWinners(hashing, { serverSeed, randomness, root, tickets }, prizes);
  const answer = { kind: 'raffle', commit: commitOf(hashing, serverSeed), winners };
  if (given['ticket'] === undefined) return answer;
  return { ...answer, ...placeOf(hashing, given['ticket'], root, winners) };
}

function placeOf(hashing: Hashing, value: unknown, root: string, winners: readonly number[]): Answer {
  const ticket = readRecord(value, ['campaign', 'number', 'id', 'path'], 'malformed');
  const { campaign, id } = ticket;
  if (typeof campaign !== 'string' || typeof id !== 'string')
    throw new FairGamesError('badLeaf', 'a ticket has a campaign and an id');
  const number = readWhole(ticket['number'], 0, mostTickets - 1, 'badLeaf');
  const leaf = raffleLeaf(hashing, { campaign, number, id });
  const winner = winners.indexOf(number);
  return {
    isUnderRoot: rootOfPath(hashing, leaf, readPath(ticket['path'])) === root,
    winner: winner === -1 ? null : winner,
  };
}
