import { wakeUpDelayMs } from '../kit-facts.ts';

/**
 * Tries to open an installed client by its scheme, e.g. `fairway://`, and 300 ms later does `otherwise`: a page never
 * learns whether a client answered. Where the client has come to the front by then, the page is hidden and nothing
 * follows.
 */
export function wakeUp(
  scheme: string,
  otherwise: () => void,
  page: { go: (address: string) => void; isHidden: () => boolean } = browserPage,
): void {
  page.go(scheme);
  setTimeout(() => {
    if (!page.isHidden()) otherwise();
  }, wakeUpDelayMs);
}

const browserPage = {
  go: (address: string) => location.assign(address),
  isHidden: () => document.visibilityState === 'hidden',
};
