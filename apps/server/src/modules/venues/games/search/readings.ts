import { defineProcessMemory } from '#platform/memory/define-memory.ts';

/** The syllables that a character is read as, without tones (`lv` for 绿); none for what is no Chinese character. */
export type Reader = (character: string) => readonly string[];

const known = defineProcessMemory<string, readonly string[]>({ name: 'venues.readings', most: 8_000 });

/** Reads characters in all their readings. The dictionary takes 16 MB, so it is loaded by the first search. */
export async function loadReader(): Promise<Reader> {
  const { pinyin } = await import('pinyin-pro');
  return (character) => {
    const remembered = known.get(character);
    if (remembered) return remembered;
    const read = pinyin(character, {
      multiple: true,
      toneType: 'none',
      type: 'array',
      v: true,
      nonZh: 'removed',
    });
    const readings = [...new Set(read)].filter((syllable) => /^[a-z]+$/.test(syllable));
    known.set(character, readings);
    return readings;
  };
}
