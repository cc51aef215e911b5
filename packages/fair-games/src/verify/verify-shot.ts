import { FairGamesError } from '../fair-games-error.ts';
import { linkBefore } from '../fairness/hash-chain.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { sharedMessage } from '../fairness/shared-draw.ts';
import { fishKinds } from '../fishing/fish-kinds.ts';
import { drawOfShot, hitThreshold, judgeShot } from '../fishing/judge-shot.ts';
import { fishOfSea, lastShotTick, seaOf, tideTicks } from '../fishing/sea.ts';
import { poolSeats, readAngle } from '../fishing/shot-path.ts';
import { readRecord, readWhole } from '../games/read-input.ts';
import type { Answer } from './answer.ts';

const names = [
  'kind',
  'pool',
  'tide',
  'link',
  'randomness',
  'seat',
  'place',
  'shot',
  'tick',
  'angle',
  'gone',
];
const mostNumber = 2_147_483_647;

/**
 * A shot of a fishing pool again: `{kind:"shot",pool,tide,link,randomness,seat,place,shot,tick,angle,gone}`. `seat` is the seat's id, `place` its
 * place around the pool from 1, `gone` the fish that were caught before, each with the tick that it left at. Answers the sea that was out
 * with the tide, the fish touched, the shot's number, and what became of it. Throws FairGamesError.
 */
export function verifyShot(hashing: Hashing, question: unknown): Answer {
  const given = readRecord(question, names, 'malformed');
  const { pool, tide, link, randomness, seat } = given;
  if (typeof pool !== 'string') throw new FairGamesError('badCode', 'no pool');
  if (typeof tide !== 'string') throw new FairGamesError('badIssue', 'no tide');
  if (typeof link !== 'string') throw new FairGamesError('badLink', 'no link');
  if (typeof randomness !== 'string') throw new FairGamesError('badRandomness', 'no randomness');
  if (typeof seat !== 'string' || !/^[0-9a-f-]{36}$/.test(seat))
    throw new FairGamesError('badAct', 'no seat');
  const draw = { code: pool, issue: tide, link, randomness };
  const sea = seaOf(hashing, draw);
  const fish = fishOfSea(hashing, sea);
  const shot = {
    seatId: seat,
    seat: readWhole(given.place, 1, poolSeats, 'badAct'),
    number: readWhole(given.shot, 1, mostNumber, 'badAct'),
    tick: readWhole(given.tick, 0, lastShotTick, 'badAct'),
    angle: readAngle(given.angle),
  };
  const judged = judgeShot(hashing, draw, fish, shot, readGone(given.gone, fish.length));
  const touched = judged.fish === null ? undefined : fish[judged.fish]?.code;
  return {
    kind: 'shot',
    previousLink: linkBefore(hashing, link),
    message: `${sharedMessage(draw)}:${shot.seatId}:${shot.number}`,
    sea,
    fishKind: touched ?? null,
    u: touched ? drawOfShot(hashing, draw, shot, touched).u : null,
    below: touched ? hitThreshold(fishKinds[touched].multiple) : null,
    outcome: judged.outcome,
    fish: judged.fish,
    contact: judged.contact,
    multiple: judged.outcome === 'hit' ? judged.multiple : 0,
  };
}

/** `[[fish, tick], ..]`. Throws `badAct`. */
function readGone(value: unknown, count: number): Map<number, number> {
  if (!Array.isArray(value) || value.length > count) throw new FairGamesError('badAct', 'gone is a list');
  return new Map(
    value.map((one: unknown) => {
      if (!Array.isArray(one) || one.length !== 2) throw new FairGamesError('badAct', 'a fish and its tick');
      const [fish, tick]: unknown[] = one;
      return [readWhole(fish, 0, count - 1, 'badAct'), readWhole(tick, 0, tideTicks, 'badAct')] as const;
    }),
  );
}
