/** How an answer may be compressed, the smallest first. */
const encodings = [
  { encoding: 'br', ending: '.br', taken: /\bbr\b(?!;q=0(?!\.))/ },
  { encoding: 'gzip', ending: '.gz', taken: /\bgzip\b(?!;q=0(?!\.))/ },
] as const;

/** Those that a browser takes by its Accept-Encoding, the smallest first, each with the ending of a file's copy in it. */
export function encodingsTaken(accepted = ''): readonly (typeof encodings)[number][] {
  return encodings.filter(({ taken }) => taken.test(accepted));
}
