import { sha256 } from '#platform/crypto/hash.ts';

const firstColours = [
  '#c8102e',
  '#1d4ed8',
  '#0f766e',
  '#7c3aed',
  '#b45309',
  '#0e7490',
  '#be185d',
  '#15803d',
  '#1e293b',
  '#9f1239',
];
const secondColours = ['#ffffff', '#facc15', '#0b1020', '#93c5fd', '#fca5a5', '#bbf7d0'];

/** Two crest colours that follow from the team's key, so that every installation draws the same crest. */
export function coloursOf(key: string): { first: string; second: string } {
  const hash = sha256(key);
  return {
    first: firstColours[hash.readUInt8(0) % firstColours.length] ?? '#1d4ed8',
    second: secondColours[hash.readUInt8(1) % secondColours.length] ?? '#ffffff',
  };
}
