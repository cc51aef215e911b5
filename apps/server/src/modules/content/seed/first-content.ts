import { firstHelp } from './first-help.ts';
import { firstHome } from './first-home.ts';
import { firstPages } from './first-pages.ts';

export { firstDrafts } from './first-home.ts';

/** What visitors of a new installation see. */
export const firstContent = [...firstHome, ...firstHelp, ...firstPages];
