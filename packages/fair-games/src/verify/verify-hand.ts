import { packCardName, cardLeaf, saltedDeck } from '../cards/salted-deck.ts';
import { shuffledDeck } from '../cards/table-draws.ts';
import { FairGamesError } from '../fair-games-error.ts';
import { linkBefore } from '../fairness/hash-chain.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { commitOf, memberMessage, memberStream } from '../fairness/member-seeds.ts';
import { rootOfPath } from '../fairness/merkle.ts';
import { sharedMessage, sharedStream } from '../fairness/shared-draw.ts';
import { playBlackjack } from '../games/blackjack/play-blackjack.ts';
import { readActs, readOneOf, readRecord, readWhole } from '../games/read-input.ts';
import { decimalText } from '../chance/multiplier.ts';
import type { Answer } from './answer.ts';
import { readHash, readPath } from './read-path.ts';
import type { TableGameCode } from './hand-reading.ts';
import { replayHand } from './replay-hand.ts';

/** Tables between members, and the pack that each plays with. */
const packs: Readonly<Record<TableGameCode, 52 | 54>> = { niuniu: 52, holdem: 52, doudizhu: 54 };

/**
 * A hand of cards. `{kind:"hand",game:"blackjack",serverSeed,clientSeed,nonce,acts}` deals and plays it again. For `niuniu`, `holdem` and
 * `doudizhu` `{..,hand,link,randomness}` shuffles the whole pack again and answers the root that was out before the deal, with `replay` also the hand
 * played again on it (`replayHand`); and `{..,card:{place,card,salt},path,root}` says whether one card is under that root. Throws FairGamesError.
 */
export function verifyHand(hashing: Hashing, question: unknown): Answer {
  const names = ['kind', 'game', 'serverSeed', 'clientSeed', 'nonce', 'acts', 'hand', 'link', 'randomness'];
  const given = readRecord(question, [...names, 'card', 'path', 'root', 'replay'], 'malformed');
  const { game } = given;
  if (game === 'blackjack') return blackjackHand(hashing, given);
  if (!isTableGame(game)) throw new FairGamesError('unknownGame', `no hands of ${String(game)}`);
  return given['card'] === undefined ? wholePack(hashing, game, given) : oneCard(hashing, game, given);
}

function isTableGame(value: unknown): value is TableGameCode {
  return typeof value === 'string' && Object.hasOwn(packs, value);
}

function blackjackHand(hashing: Hashing, given: Readonly<Record<string, unknown>>): Answer {
  const { serverSeed, clientSeed, nonce, acts = [] } = given;
  if (typeof serverSeed !== 'string') throw new FairGamesError('badServerSeed', 'no server seed');
  if (typeof clientSeed !== 'string') throw new FairGamesError('badClientSeed', 'no client seed');
  if (typeof nonce !== 'number') throw new FairGamesError('badNonce', 'no nonce');
  const seeds = { serverSeed, clientSeed, nonce };
  const hand = playBlackjack(memberStream(hashing, seeds), readActs(acts));
  return {
    kind: 'hand',
    game: 'blackjack',
    commit: commitOf(hashing, serverSeed),
    message: memberMessage(seeds),
    status: hand.status,
    steps: hand.steps,
    multiplier: decimalText(hand.multiplier),
  };
}

function wholePack(hashing: Hashing, game: TableGameCode, given: Readonly<Record<string, unknown>>): Answer {
  const { hand, link, randomness, replay } = given;
  if (typeof hand !== 'string') throw new FairGamesError('badIssue', 'no hand');
  if (typeof link !== 'string') throw new FairGamesError('badLink', 'no link');
  if (typeof randomness !== 'string') throw new FairGamesError('badRandomness', 'no randomness');
  const draw = { code: game, issue: hand, link, randomness };
  const { cards, root } = saltedDeck(hashing, draw, packs[game]);
  return {
    kind: 'hand',
    game,
    previousLink: linkBefore(hashing, link),
    message: sharedMessage(draw),
    cards: cards.map(({ card }) => card),
    root,
    ...(replay === undefined
      ? {}
      : replayHand(game, replay, shuffledDeck(sharedStream(hashing, draw), packs[game]))),
  };
}

function oneCard(hashing: Hashing, game: TableGameCode, given: Readonly<Record<string, unknown>>): Answer {
  const { place, card, salt } = readRecord(given['card'], ['place', 'card', 'salt'], 'badCard');
  const size = packs[game];
  const salted = {
    place: readWhole(place, 0, size - 1, 'badCard'),
    card: readOneOf(
      card,
      Array.from({ length: size }, (_, one) => packCardName(one)),
      'badCard',
    ),
    salt: readHash(salt),
  };
  const root = rootOfPath(hashing, cardLeaf(hashing, salted), readPath(given['path']));
  return {
    kind: 'hand',
    game,
    place: salted.place,
    card: salted.card,
    root,
    isUnderRoot: root === readHash(given['root']),
  };
}
