import {
  commitOf,
  FairGamesError,
  memberMessage,
  readRecord,
  readWhole,
  type Answer,
  type Hashing,
} from '@fairway/fair-games';
import { documentHash } from '../draws/commitments.ts';
import { checkPrizes, drawInstant, givenPrize, totalWeight, type PrizeList } from '../draws/instant.ts';

/**
 * A draw of a wheel, a box, a card or a shot again: `{kind:"prize",serverSeed,clientSeed,nonce,prizes:[{code,weight}],consolation}`. Answers
 * the commitments to seed and list that were out before, the number drawn, its prize, and what is given where that one is used up. Throws
 * FairGamesError.
 */
export function verifyPrize(hashing: Hashing, question: unknown): Answer {
  const fields = ['kind', 'serverSeed', 'clientSeed', 'nonce', 'prizes', 'consolation'];
  const { serverSeed, clientSeed, nonce, ...list } = readRecord(question, fields, 'malformed');
  if (typeof serverSeed !== 'string') throw new FairGamesError('badServerSeed', 'no server seed');
  if (typeof clientSeed !== 'string') throw new FairGamesError('badClientSeed', 'no client seed');
  if (typeof nonce !== 'number') throw new FairGamesError('badNonce', 'no nonce');
  const seeds = { serverSeed, clientSeed, nonce };
  const prizes = readPrizes(list['prizes'], list['consolation']);
  const { point, prize } = drawInstant(hashing, seeds, prizes);
  return {
    kind: 'prize',
    commit: commitOf(hashing, serverSeed),
    list: documentHash(hashing, prizes),
    message: memberMessage(seeds),
    below: totalWeight(prizes.prizes),
    drawn: point,
    prize: prize.code,
    usedUp: givenPrize(prizes, prize, false).code,
  };
}

function readPrizes(prizes: unknown, consolation: unknown): PrizeList {
  if (!Array.isArray(prizes) || typeof consolation !== 'string')
    throw new FairGamesError('malformed', 'a list of prizes and a consolation');
  const list = {
    prizes: prizes.map((one: unknown) => {
      const { code, weight } = readRecord(one, ['code', 'weight'], 'malformed');
      if (typeof code !== 'string') throw new FairGamesError('malformed', 'a prize has a code');
      return { code, weight: readWhole(weight, 0, 2 ** 21, 'malformed') };
    }),
    consolation,
  };
  checkPrizes(list);
  return list;
}
