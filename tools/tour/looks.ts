import { PlainError } from '../processes/plain-error.ts';

/** What each screen is photographed in; the first of each list when nothing is asked, save for widths: both. */
const widths = ['1280', '1920'];
const themes = ['dark', 'light'];
const languages = ['zh-CN', 'en'];

/** How a screen is looked at. */
export interface Look {
  readonly width: number;
  readonly theme: string;
  readonly language: string;
  /** Smaller than PNG, for pictures that are kept with the sources. */
  readonly jpeg: boolean;
}

/** The looks that the words of the command line choose. Throws a PlainError where they choose none. */
export function looksOf(width: string, theme: string, language: string, jpeg: boolean): Look[] {
  const pick = (all: readonly string[], chosen: string) =>
    chosen === 'all' ? all : all.filter((one) => one === chosen);
  const looks = pick(themes, theme).flatMap((inTheme) =>
    pick(languages, language).flatMap((spoken) =>
      pick(widths, width).map((wide) => ({ width: Number(wide), theme: inTheme, language: spoken, jpeg })),
    ),
  );
  if (looks.length === 0) throw new PlainError('No such width, theme or language: see tools/tour/looks.ts.');
  return looks;
}
