import { cashierScreens } from './cashier-screens.ts';
import { consoleScreens } from './console-screens.ts';
import type { Screen } from './screen.ts';
import { siteScreens } from './site-screens.ts';

/** Every screen of the product in each of its states; first what passes: a fast withdrawal of the demo waits half an hour for its payers. */
export const screens: readonly Screen[] = [...cashierScreens, ...siteScreens, ...consoleScreens];
