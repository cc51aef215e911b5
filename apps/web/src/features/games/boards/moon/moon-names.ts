import { moonSheet } from '@fairway/fair-games';
import type { TFunction } from 'i18next';

const names = ['rabbit', 'moonBox', 'moon', 'lantern', 'mooncake', 'osmanthus', 'pomelo', 'teapot'] as const;

/** What a symbol is called. */
export function moonName(t: TFunction<'games'>, letter: string): string {
  const name = names.find((one) => one === moonSheet.legend[letter]);
  return name === undefined ? '' : t(`moon.symbols.${name}`);
}
