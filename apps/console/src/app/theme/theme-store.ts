import { useSyncExternalStore } from 'react';
import { storage } from '@fairway/ui/browser/storage.ts';

export type Theme = 'light' | 'dark';
/** What an operator can choose; `system` follows the device, also when it changes at nightfall. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

interface Worn {
  readonly choice: ThemeChoice;
  readonly theme: Theme;
}

const key = 'fairway.console.theme';
const listeners = new Set<() => void>();
const nightOnDevice = matchMedia('(prefers-color-scheme: dark)');
let worn = wear(themeChoices.find((each) => each === storage.get(key)) ?? 'system');

/** The one owner of the console's light and dark; the choice is kept in this browser. */
export const themeStore = {
  read: (): Worn => worn,
  choose(choice: ThemeChoice): void {
    storage.set(key, choice);
    change(choice);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

nightOnDevice.addEventListener('change', () => change(worn.choice));

export function useTheme(): Worn {
  return useSyncExternalStore(themeStore.subscribe, themeStore.read);
}

function change(choice: ThemeChoice): void {
  worn = wear(choice);
  for (const listener of listeners) listener();
}

/** Writes the theme where the design tokens read it: before anybody asks for a token's value. */
function wear(choice: ThemeChoice): Worn {
  const theme = choice === 'system' ? (nightOnDevice.matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset['theme'] = theme;
  return { choice, theme };
}
