import { pick, seedOf } from '../seed.ts';

export type Hair = 'long' | 'bob' | 'bun' | 'pony' | 'short' | 'cap';

/** Everything that is drawn in a portrait. Colours are #rrggbb. */
export interface PortraitLook {
  hair: Hair;
  hairColour: string;
  skin: string;
  top: string;
  cap: string;
  headset: boolean;
  /** Two tones of the ground, lit and shaded. */
  ground: readonly [string, string];
}

type Tuple<T> = readonly [T, ...T[]];

const hairStyles: Tuple<Hair> = ['short', 'long', 'bob', 'short', 'bun', 'pony', 'cap', 'short'];
const hairColours: Tuple<string> = ['#15120f', '#20140f', '#2a1a3a', '#5a2a1a', '#8a4a22', '#3a2a20'];
const skins: Tuple<string> = ['#f2c4a0', '#eec19c', '#e3b08a', '#dca67e', '#c98d66', '#f5cdb0'];
const tops: Tuple<string> = [
  '#2450c8',
  '#d8333f',
  '#1fa46b',
  '#8b5cf6',
  '#f0a92c',
  '#26304f',
  '#0f7a58',
  '#3d7bff',
];
const grounds: Tuple<readonly [string, string]> = [
  ['#46548c', '#141b38'],
  ['#d8597a', '#4a1230'],
  ['#1fa46b', '#06382a'],
  ['#57a8c9', '#0d2f45'],
  ['#7a5cff', '#241a66'],
  ['#f0a92c', '#6d3a0d'],
  ['#3d7bff', '#141b4c'],
];

/** The portrait of a name or id: always the same one. */
export function portraitOf(name: string): PortraitLook {
  const seed = seedOf(name);
  return {
    hair: pick(hairStyles, seed, 0),
    hairColour: pick(hairColours, seed, 1),
    skin: pick(skins, seed, 2),
    top: pick(tops, seed, 3),
    cap: pick(tops, seed, 4),
    headset: false,
    ground: pick(grounds, seed, 5),
  };
}
