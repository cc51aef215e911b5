import { create } from 'zustand';
import { storage } from '@fairway/ui/browser/storage.ts';

export type Theme = 'dark' | 'light';

interface ThemeState {
  theme: Theme;
  /** The visitor's own choice; it outlives the site's default. */
  choose: (theme: Theme) => void;
  /** What the site configuration says; taken until the visitor has chosen. */
  suggest: (theme: Theme, festival: boolean) => void;
}

const key = 'fairway.theme';

/** The one owner of light and dark. */
export const useTheme = create<ThemeState>((set) => ({
  theme: chosen() ?? 'dark',
  choose(theme) {
    storage.set(key, theme);
    set({ theme });
    applyTheme();
  },
  suggest(theme, festival) {
    const { dataset } = document.documentElement;
    if (festival) dataset['skin'] = 'festival';
    else delete dataset['skin'];
    set({ theme: chosen() ?? theme });
    applyTheme();
  },
}));

/** Writes the theme where the design tokens read it. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = useTheme.getState().theme;
}

function chosen(): Theme | undefined {
  const stored = storage.get(key);
  return stored === 'dark' || stored === 'light' ? stored : undefined;
}
