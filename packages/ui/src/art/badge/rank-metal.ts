/** Highest level of the ladder. */
export const topLevel = 10;

/** Light and dark tone of each level's material, 0 to 10. */
const metals: readonly (readonly [light: string, dark: string])[] = [
  ['#8f9cc4', '#4a577f'],
  ['#b9c3de', '#5f6c93'],
  ['#e2a06a', '#8a4a22'],
  ['#f0b98a', '#a8562c'],
  ['#eef2ff', '#8b97bd'],
  ['#8db8ff', '#2450c8'],
  ['#7fe6c0', '#0f7a58'],
  ['#cdb4ff', '#5f35c9'],
  ['#ff9aa5', '#a81530'],
  ['#ffe9a8', '#c4811f'],
  ['#ffe9a8', '#d39a3a'],
];

/** Stars under the figure. */
const stars = [0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 3];

/** A level brought into 0..10, with its material and stars. */
export function rankOf(level: number) {
  const at = Math.min(topLevel, Math.max(0, Math.trunc(level)));
  const [light, dark] = metals[at] ?? ['#8f9cc4', '#4a577f'];
  return { level: at, light, dark, stars: stars[at] ?? 0 };
}
