import { Fraction } from '@fairway/money';
import { decimalText } from '../chance/multiplier.ts';
import { drawAtTable, gameOfTable } from '../dealer/draws.ts';
import { FairGamesError } from '../fair-games-error.ts';
import { linkBefore } from '../fairness/hash-chain.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { sharedMessage, sharedStream } from '../fairness/shared-draw.ts';
import { crashPoint } from '../games/rocket/crash-point.ts';
import { rocketSheet } from '../games/rocket/play-rocket.ts';
import { readRecord } from '../games/read-input.ts';
import { drawLottery, isLottery } from '../lottery/draws.ts';
import type { Answer } from './answer.ts';

/**
 * A shared draw again: `{kind:"draw",code,issue,link,randomness}`. Answers the result and the link before this one, which must be
 * that of the draw before. Throws FairGamesError.
 */
export function verifyDraw(hashing: Hashing, question: unknown): Answer {
  const given = readRecord(question, ['kind', 'code', 'issue', 'link', 'randomness'], 'malformed');
  const { code, issue, link, randomness } = given;
  if (typeof code !== 'string') throw new FairGamesError('badCode', 'no code');
  if (typeof issue !== 'string') throw new FairGamesError('badIssue', 'no issue');
  if (typeof link !== 'string') throw new FairGamesError('badLink', 'no link');
  if (typeof randomness !== 'string') throw new FairGamesError('badRandomness', 'no randomness');
  const answer = { kind: 'draw', code, issue, previousLink: linkBefore(hashing, link) };
  if (code === rocketSheet.code) {
    const point = crashPoint(hashing, link, randomness);
    return { ...answer, message: randomness, point: decimalText(Fraction.scaled(BigInt(point), 2)) };
  }
  const draw = { code, issue, link, randomness };
  const game = gameOfTable(code);
  if (game === 'roulette' || game === 'sicbo') {
    const result = { ...drawAtTable(game, sharedStream(hashing, draw)) };
    return { ...answer, message: sharedMessage(draw), result };
  }
  if (!isLottery(code)) throw new FairGamesError('unknownDraw', `no draw ${code}`);
  const result = drawLottery(code, sharedStream(hashing, draw));
  return { ...answer, message: sharedMessage(draw), result };
}
