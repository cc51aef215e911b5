import { cardName } from '../cards/card.ts';
import { dealsOfShoe, resultOfCards, type ShoeGame } from '../dealer/deal-cards.ts';
import { gameOfTable } from '../dealer/draws.ts';
import { saltedShoe, shoeCards } from '../dealer/shoe.ts';
import { FairGamesError } from '../fair-games-error.ts';
import { linkBefore } from '../fairness/hash-chain.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { sharedMessage } from '../fairness/shared-draw.ts';
import { readRecord } from '../games/read-input.ts';
import type { Answer } from './answer.ts';

/**
 * A shoe of a live table again: `{kind:"shoe",code,shoe,link,randomness}`, `code` the table's. Answers the root that was out before its first
 * bet, every card, and every deal to the cut with its result. Throws FairGamesError.
 */
export function verifyShoe(hashing: Hashing, question: unknown): Answer {
  const given = readRecord(question, ['kind', 'code', 'shoe', 'link', 'randomness'], 'malformed');
  const { code, shoe, link, randomness } = given;
  const game = typeof code === 'string' ? gameOfTable(code) : undefined;
  if (typeof code !== 'string' || !game || !isShoeGame(game))
    throw new FairGamesError('badCode', 'no table with a shoe');
  if (typeof shoe !== 'string') throw new FairGamesError('badIssue', 'no shoe');
  if (typeof link !== 'string') throw new FairGamesError('badLink', 'no link');
  if (typeof randomness !== 'string') throw new FairGamesError('badRandomness', 'no randomness');
  const draw = { code, issue: shoe, link, randomness };
  const { cards, root } = saltedShoe(hashing, draw);
  return {
    kind: 'shoe',
    code,
    shoe,
    previousLink: linkBefore(hashing, link),
    message: sharedMessage(draw),
    root,
    cards: cards.map(({ card }) => card),
    deals: dealsOfShoe(game, shoeCards(hashing, draw)).map((lying) => ({
      cards: lying.map(({ side, card }) => ({ side, card: cardName(card) })),
      result: { ...resultOfCards(game, lying) },
    })),
  };
}

function isShoeGame(game: string): game is ShoeGame {
  return game === 'baccarat' || game === 'dragonTiger';
}
