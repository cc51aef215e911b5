import { formatMoney } from '@fairway/money';
import { decimalText } from '../chance/multiplier.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { readRecord } from '../games/read-input.ts';
import { FairGamesError } from '../fair-games-error.ts';
import { merkleLeaf, rootOfPath } from '../fairness/merkle.ts';
import { noteText } from '../lottery/note-text.ts';
import { readResult } from '../lottery/result-space.ts';
import { readTicket, ticketReturn, ticketStake, winningNotes, type Ticket } from '../lottery/ticket.ts';
import type { Answer } from './answer.ts';
import { readHash, readPath } from './read-path.ts';
import { readStake } from './verify-round.ts';

/**
 * A lottery ticket against a result: `{kind:"ticket",play,pick,unit,times,result}`, `currency` CNY where it is missing. Answers notes,
 * stake, the winning notes with their odds, and the return. With `tree:{id,issue,path,root}` it says as well whether the ticket is under the
 * root that was out when its issue closed; then the result may be missing. Throws FairGamesError.
 */
export function verifyTicket(hashing: Hashing, question: unknown): Answer {
  const fields = ['kind', 'play', 'pick', 'unit', 'times', 'result', 'currency', 'tree'];
  const given = readRecord(question, fields, 'malformed');
  const unit = readStake(given['unit'], given['currency'] ?? 'CNY');
  const ticket = readTicket({ play: given['play'], pick: given['pick'], unit, times: given['times'] });
  const answer = {
    kind: 'ticket',
    notes: ticket.notes.length,
    stake: formatMoney(ticketStake(ticket)),
  };
  const place = given['tree'] === undefined ? {} : placeInTree(hashing, ticket, given);
  if (given['result'] === undefined && given['tree'] !== undefined)
    return { ...answer, winning: null, returned: null, ...place };
  const winning = winningNotes(ticket, readResult(ticket.play.lottery, given['result']));
  return {
    ...answer,
    winning: winning.map(({ note, odds }) => ({
      note: noteText(ticket.play.form, note),
      odds: decimalText(odds),
    })),
    returned: formatMoney(ticketReturn(ticket, winning)),
    ...place,
  };
}

/** The root that the ticket's leaf leads to. The leaf is made of the pick as it was written, whatever else means the same. */
function placeInTree(
  hashing: Hashing,
  { play, unit, times }: Ticket,
  given: Readonly<Record<string, unknown>>,
): Answer {
  const tree = readRecord(given['tree'], ['id', 'issue', 'path', 'root'], 'badPath');
  const { id, issue } = tree;
  if (typeof id !== 'string' || !/^[0-9a-z-]{1,40}$/.test(id))
    throw new FairGamesError('badLeaf', 'a ticket has an id');
  if (typeof issue !== 'string' || !/^[0-9a-z-]{1,40}$/.test(issue))
    throw new FairGamesError('badIssue', 'a ticket has an issue');
  const parts = [
    id,
    play.lottery,
    issue,
    given['play'],
    given['pick'],
    unit.currency,
    formatMoney(unit),
    times,
  ];
  const root = rootOfPath(hashing, merkleLeaf(hashing, parts.join(':')), readPath(tree['path']));
  return { root, isUnderRoot: root === readHash(tree['root']) };
}
