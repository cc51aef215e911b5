import { brandName } from '../../lib/brand-name.ts';

/** How long a page may take to show its heading before we stop looking, in ms. */
const patience = 15_000;

/**
 * Waits for the page's h1, gives it focus (after a navigation) and makes its words the document's title; follows the words
 * while they change. `data-title` on the h1 gives the title other words. Answers how to stop.
 */
export function watchHeading({ focus }: { focus: boolean }): () => void {
  const root = document.querySelector('#root');
  if (!root) return () => {};
  let words: MutationObserver | undefined;
  const arrive = (): boolean => {
    const heading = root.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    if (focus) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    const entitle = () => {
      const title = heading.dataset['title'] ?? heading.textContent;
      document.title = title ? `${title} · ${brandName()}` : brandName();
    };
    entitle();
    words = new MutationObserver(entitle);
    words.observe(heading, { characterData: true, childList: true, subtree: true, attributes: true });
    return true;
  };
  if (arrive()) return () => words?.disconnect();
  const page = new MutationObserver(() => arrive() && page.disconnect());
  page.observe(root, { childList: true, subtree: true });
  const giveUp = setTimeout(() => page.disconnect(), patience);
  return () => {
    clearTimeout(giveUp);
    page.disconnect();
    words?.disconnect();
  };
}
