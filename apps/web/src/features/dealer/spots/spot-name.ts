import { Fraction } from '@fairway/money';
import { decimalText } from '@fairway/fair-games';
import type { TFunction } from 'i18next';

/** Kinds of spots that have a name; the numbers or faces of one follow a point. */
const spotKinds = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'dragon',
  'tiger',
  'suitedTie',
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'trio',
  'firstFour',
  'dozen',
  'column',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
  'big',
  'small',
  'total',
  'single',
  'double',
  'triple',
  'anyTriple',
  'pair',
] as const;
type SpotKind = (typeof spotKinds)[number];

export interface SpotCode {
  readonly kind: string;
  /** Numbers or faces, joined by `-`; empty for a spot that has none. */
  readonly of: string;
}

export function readSpot(spot: string): SpotCode {
  const [kind = '', of = ''] = spot.split('.');
  return { kind, of };
}

/** A spot in words; its code where the page knows no words for it. */
export function spotName(t: TFunction<'dealer'>, spot: string): string {
  const { kind, of } = readSpot(spot);
  return isKind(kind) ? t(`spots.${kind}`, { of }) : spot;
}

function isKind(kind: string): kind is SpotKind {
  return spotKinds.some((one) => one === kind);
}

/** What a decimal number of the wire is, exactly: `1.95`. */
export function decimalFraction(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.');
  return Fraction.scaled(BigInt(whole + decimals), decimals.length);
}

/** An exact fraction of the wire: `1/37`. */
export function chanceFraction(text: string): Fraction {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return Fraction.of(BigInt(numerator), BigInt(denominator));
}

/** Odds as a table prints them, the stake not counted: `1.95` returned is `1:0.95`. */
export function printedOdds(odds: string): string {
  return `1:${decimalText(decimalFraction(odds).sub(Fraction.ONE))}`;
}
