import { looksLike, simplified, spokenDigits } from './characters.ts';

/** A text as it is searched, and of each of its characters (UTF-16 units) the place in the original that it was made from. */
export interface Mapped {
  readonly text: string;
  readonly from: readonly number[];
}

/** Compatibility forms, case, traditional characters, and digits in any dress: the form in which numbers are looked for. */
export function normalise(original: string): Mapped {
  return mapped(original, (character) =>
    Array.from(character.normalize('NFKC').toLowerCase(), (one) => {
      const plain = simplified.get(one) ?? one;
      return spokenDigits.get(plain) ?? plain;
    }),
  );
}

const separator = /[^\p{L}\p{N}]/u;

/** The form in which words are looked for: look-alikes as what they look like, nothing between the letters. */
export function squeezed(normal: Mapped): Mapped {
  let text = '';
  const from: number[] = [];
  for (let place = 0; place < normal.text.length;) {
    const character = String.fromCodePoint(normal.text.codePointAt(place) ?? 0);
    if (!separator.test(character)) {
      const plain = looksLike.get(character) ?? character;
      text += plain;
      for (let unit = 0; unit < plain.length; unit += 1) from.push(normal.from[place] ?? 0);
    }
    place += character.length;
  }
  return { text, from };
}

function mapped(original: string, translate: (character: string) => readonly string[]): Mapped {
  let text = '';
  const from: number[] = [];
  let place = 0;
  for (const character of original) {
    const made = translate(character).join('');
    text += made;
    for (let unit = 0; unit < made.length; unit += 1) from.push(place);
    place += character.length;
  }
  return { text, from };
}
