import type { AnyRouter } from '@tanstack/react-router';
import { texts } from '../../lib/texts/text-store.ts';
import { paths } from '../paths.ts';

const namespace = 'pages';

/** Writes the description of the page that is shown; `heading` is what its title says, which a match's description names. */
export async function describePage(router: AnyRouter, heading: string): Promise<void> {
  const shown = router.state.matches.at(-1)?.fullPath;
  await texts.ready(namespace);
  const found = Object.entries(paths).find(([, path]) => path === shown)?.[0] ?? 'home';
  const page = texts.has(namespace, `${found}.description`) ? found : 'home';
  document
    .querySelector('meta[name=description]')
    ?.setAttribute('content', texts.say(namespace, `${page}.description`, { match: heading }));
}
