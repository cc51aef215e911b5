import { pick, seedOf } from '../seed.ts';
import type { CrestPattern } from './crest-field.tsx';
import type { CrestEmblem, CrestOutline } from './crest-shapes.ts';

/** Everything that is drawn in a crest. */
export interface CrestDesign {
  outline: CrestOutline;
  pattern: CrestPattern;
  emblem: CrestEmblem;
  /** Ground. */
  first: string;
  /** Second colour of the field. */
  second: string;
  /** Emblem. */
  charge: string;
}

type Tuple<T> = readonly [T, ...T[]];
type Colours = readonly [first: string, second: string, charge: string];

/** Ground, second colour and emblem that read well together at 20 px. */
const colours: Tuple<Colours> = [
  ['#1b4fb0', '#f5c65b', '#ffffff'],
  ['#c3283a', '#ffffff', '#13204a'],
  ['#0f7a58', '#0a4a3a', '#ffffff'],
  ['#d56f16', '#7a2a0c', '#fff3d6'],
  ['#2450c8', '#8db8ff', '#ffffff'],
  ['#2fa8d8', '#ffffff', '#13204a'],
  ['#b3265a', '#ffffff', '#ffd98a'],
  ['#d8333f', '#8f1028', '#ffd98a'],
  ['#13204a', '#f0a92c', '#ffffff'],
  ['#3b1c86', '#7a5cff', '#57e0ff'],
  ['#1f8fc4', '#0d4a6d', '#ffffff'],
  ['#4a577f', '#c9d2ee', '#ffffff'],
  ['#1f2a56', '#2450c8', '#ffffff'],
  ['#157a4a', '#f5c65b', '#ffffff'],
  ['#6b1420', '#c9a24a', '#ffe9b8'],
  ['#0b7285', '#e6f7fa', '#06313a'],
  ['#e0a020', '#1c1c28', '#ffffff'],
  ['#20242f', '#c3283a', '#ffffff'],
  ['#7b1f6a', '#f3c9e6', '#ffffff'],
  ['#ffffff', '#c9d2ee', '#1b2f66'],
];
const patterns: Tuple<CrestPattern> = [
  'half',
  'stripes',
  'sash',
  'chevron',
  'chief',
  'hoops',
  'quarters',
  'plain',
];
const outlineNames: Tuple<CrestOutline> = ['shield', 'escutcheon', 'roundel', 'hexagon'];
const emblemNames: Tuple<CrestEmblem> = [
  'star',
  'tower',
  'anchor',
  'tree',
  'wave',
  'bolt',
  'wing',
  'flower',
  'peak',
  'fox',
  'sun',
  'ship',
];

/** The crest of a name: always the same one, on every page and every machine. */
export function crestOf(name: string): CrestDesign {
  const seed = seedOf(name);
  const [first, second, charge] = pick(colours, seed, 0);
  return {
    outline: pick(outlineNames, seed, 1),
    pattern: pick(patterns, seed, 2),
    emblem: pick(emblemNames, seed, 3),
    first,
    second,
    charge,
  };
}
