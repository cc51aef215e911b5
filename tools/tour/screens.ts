import { consoleScreens } from './console-screens.ts';
import type { Screen } from './screen.ts';
import { siteScreens } from './site-screens.ts';

/** Every screen of the product in each of its states. */
export const screens: readonly Screen[] = [...siteScreens, ...consoleScreens];
