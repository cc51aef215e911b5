/** Draws of one seed: a number from 0 up to but not including 1. */
export type Random = () => number;

/**
 * The small fast counter generator (sfc32), seeded by a text. Plays matches, reproducibly on every engine; nothing
 * that pays out from its own draw may use it.
 */
export function seededRandom(seed: string): Random {
  let [a, b, c, counter] = [...hash(seed), 1];
  const next: Random = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warmUp = 0; warmUp < 15; warmUp += 1) next();
  return next;
}

/** FNV-1a over UTF-16 units, thrice with different starts. */
function hash(text: string): [number, number, number] {
  const words: [number, number, number] = [0x811c9dc5 | 0, 0x9e3779b9 | 0, 0x85ebca6b | 0];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    words[0] = Math.imul(words[0] ^ unit, 0x01000193);
    words[1] = Math.imul(words[1] ^ unit, 0x01000197);
    words[2] = Math.imul(words[2] ^ unit, 0x010001a1);
  }
  return words;
}
