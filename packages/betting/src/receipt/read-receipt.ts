import { isScore } from '../settlement/match-result.ts';
import type { Score } from '../markets/correct-score.ts';
import type { BetReceipt, ReceiptLeg } from './receipt-text.ts';

/** A receipt with the house's signature over its text, both keys of Ed25519 (RFC 8032) in lower-case hexadecimal. */
export interface SignedReceipt {
  readonly receipt: BetReceipt;
  readonly publicKey: string;
  readonly signature: string;
}

const mostLegs = 10;

/** Reads a file's question. Throws RangeError, which says what is wrong with it. */
export function readSignedReceipt(question: unknown): SignedReceipt {
  const given = readObject(question, 'a receipt');
  const receipt = readObject(given['receipt'], 'receipt');
  const legs = readList(receipt['legs'], 'legs');
  if (legs.length === 0 || legs.length > mostLegs) throw new RangeError('a bet has 1 to 10 legs');
  const text = (name: string) => readText(receipt[name], name);
  return {
    publicKey: readHex(given['publicKey'], 'publicKey', 32),
    signature: readHex(given['signature'], 'signature', 64),
    receipt: {
      billNo: text('billNo'),
      placedAt: text('placedAt'),
      currency: text('currency'),
      unitStake: text('unitStake'),
      sizes: readList(receipt['sizes'], 'sizes').map(readSize),
      stake: text('stake'),
      maximumReturn: text('maximumReturn'),
      ...(receipt['isFree'] === true ? { isFree: true as const } : {}),
      ...(receipt['builder'] === undefined ? {} : { builder: readBuilder(receipt['builder']) }),
      legs: legs.map(readLeg),
    },
  };
}

function readBuilder(value: unknown): NonNullable<BetReceipt['builder']> {
  const builder = readObject(value, 'builder');
  const expected = readObject(builder['expected'], 'expected');
  const figure = (name: string) => readFigure(expected[name], name);
  return {
    expected: {
      home: figure('home'),
      away: figure('away'),
      firstHalfShare: figure('firstHalfShare'),
      lowScores: figure('lowScores'),
    },
    prices: readList(builder['prices'], 'prices').map((price) => readText(price, 'a price')),
  };
}

function readLeg(value: unknown): ReceiptLeg {
  const leg = readObject(value, 'a leg');
  const text = (name: string) => readText(leg[name], name);
  return {
    fixtureId: text('fixtureId'),
    home: text('home'),
    away: text('away'),
    startsAt: text('startsAt'),
    selectionId: text('selectionId'),
    odds: text('odds'),
    score: leg['score'] === null ? null : readScore(leg['score']),
  };
}

function readScore(value: unknown): Score {
  const { home, away } = readObject(value, 'score');
  if (typeof home !== 'number' || typeof away !== 'number' || !isScore({ home, away }))
    throw new RangeError('score is of whole goals');
  return { home, away };
}

function readSize(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1 || value > mostLegs)
    throw new RangeError('sizes are 1 to 10');
  return value;
}

/** What a model of goals holds is small. */
function readFigure(value: unknown, name: string): number {
  if (typeof value !== 'number' || !(Math.abs(value) <= 20)) throw new RangeError(`${name} is a number`);
  return value;
}

function readObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(`${name} is an object`);
  return { ...value };
}

function readList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new RangeError(`${name} is a list`);
  return value;
}

function readText(value: unknown, name: string): string {
  if (typeof value !== 'string' || value.length > 200) throw new RangeError(`${name} is a text`);
  return value;
}

function readHex(value: unknown, name: string, bytes: number): string {
  if (typeof value !== 'string' || value.length !== bytes * 2 || !/^[0-9a-f]+$/.test(value))
    throw new RangeError(`${name} is ${bytes} bytes in hexadecimal`);
  return value;
}
