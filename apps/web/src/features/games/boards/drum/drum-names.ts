import { drumSheet } from '@fairway/fair-games';
import type { TFunction } from 'i18next';

const names = { W: 'banner', O: 'drum', A: 'general', B: 'horse', C: 'helmet', D: 'bow' } as const;

const ranks: Readonly<Record<string, string>> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J' };

/** What a symbol is called; ranks of cards by their letters. */
export function drumName(t: TFunction<'games'>, letter: string): string {
  if (letter in names) return t(`drum.symbols.${names[letter as keyof typeof names]}`);
  return ranks[drumSheet.legend[letter] ?? ''] ?? '';
}
