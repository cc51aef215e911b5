import type { Reader } from './readings.ts';

/** How near a name is to the keyword: it begins with it, holds it, or is spelled by it. The smaller the nearer. */
export type Nearness = 0 | 1 | 2;

/**
 * Whether a name holds the keyword as written, or is spelled by it from any character on: each character by the whole of a reading or its
 * initial (`c` or `ch`), the last one by any beginning of a reading, since the keyword may still be being typed. So 长安灯会 is found by
 * `changan`, `cadh`, `zadh` and `chang an deng`.
 */
export function nameMatch(name: string, keyword: string, readingsOf: Reader): Nearness | undefined {
  const written = flat(name);
  const wanted = flat(keyword);
  if (wanted === '') return undefined;
  if (written.startsWith(wanted)) return 0;
  if (written.includes(wanted)) return 1;
  if (!/^[a-z0-9]+$/.test(wanted)) return undefined;

  const characters = Array.from(written);
  const spelled = characters.some((_, from) => spells(characters, from, wanted, readingsOf));
  return spelled ? 2 : undefined;
}

/** Whether the keyword is used up by the characters from this one on. */
function spells(characters: readonly string[], from: number, keyword: string, readingsOf: Reader): boolean {
  if (keyword === '') return true;
  const character = characters[from];
  if (character === undefined) return false;
  const readings = readingsOf(character);
  if (readings.length === 0)
    return (
      keyword.startsWith(character) &&
      spells(characters, from + 1, keyword.slice(character.length), readingsOf)
    );
  if (readings.some((syllable) => syllable.startsWith(keyword))) return true;
  // Each part once, whichever reading it is of: else the combinations of a long keyword would multiply.
  const parts = new Set(readings.flatMap(partsOf));
  return [...parts].some(
    (part) =>
      keyword.startsWith(part) && spells(characters, from + 1, keyword.slice(part.length), readingsOf),
  );
}

/** What stands for a syllable in the middle of a keyword: the whole, its first letter, and an initial of two letters. */
function partsOf(syllable: string): string[] {
  const initial = /^[zcs]h/.exec(syllable)?.[0];
  return [syllable, syllable.slice(0, 1), ...(initial ? [initial] : [])];
}

/** Without case, width and what only separates: `ＫＯＩ` and `Golden Drum` as `koi` and `goldendrum`. */
function flat(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');
}
