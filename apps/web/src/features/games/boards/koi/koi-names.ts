import { koiSheet } from '@fairway/fair-games';
import type { TFunction } from 'i18next';

const names = {
  W: 'pearl',
  S: 'gate',
  A: 'goldKoi',
  B: 'redKoi',
  C: 'turtle',
  D: 'crane',
  E: 'lotus',
} as const;

const ranks: Readonly<Record<string, string>> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J' };

/** What a symbol is called; ranks of cards by their letters. */
export function koiName(t: TFunction<'games'>, letter: string): string {
  if (letter in names) return t(`koi.symbols.${names[letter as keyof typeof names]}`);
  return ranks[koiSheet.legend[letter] ?? ''] ?? '';
}
