/** The four suits as paths in a box of 24. */
export const suitPaths = {
  S: 'M12 2C9 7 3 9.5 3 14.2 3 17 5 18.6 7.3 18.6c1.7 0 3-.8 3.9-2-.2 2.3-1 4-2.6 5.4h6.8c-1.6-1.4-2.4-3.1-2.6-5.4.9 1.2 2.2 2 3.9 2 2.3 0 4.3-1.6 4.3-4.4C21 9.5 15 7 12 2z',
  H: 'M12 21.5C6.5 17 2.5 13.4 2.5 8.7 2.5 5.4 5 3 7.9 3c1.8 0 3.3.9 4.1 2.4C12.8 3.9 14.3 3 16.1 3c2.9 0 5.4 2.4 5.4 5.7 0 4.7-4 8.3-9.5 12.8z',
  C: 'M12 2.2a4.6 4.6 0 0 0-3.6 7.5 4.6 4.6 0 1 0 2.9 7.2c-.2 2-1 3.7-2.5 5.1h6.4c-1.5-1.4-2.3-3.1-2.5-5.1a4.6 4.6 0 1 0 2.9-7.2A4.6 4.6 0 0 0 12 2.2z',
  D: 'M12 2 20 12 12 22 4 12z',
} as const;
export type Suit = keyof typeof suitPaths;

export function isSuit(text: string): text is Suit {
  return Object.hasOwn(suitPaths, text);
}
