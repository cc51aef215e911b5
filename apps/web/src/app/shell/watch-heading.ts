import { brandName } from '../../lib/site/brand-name.ts';

/**
 * Follows the page's h1: its text becomes the document's title (`data-title` gives another text), also when they change
 * or another heading takes its place, and after a navigation it gets the focus, which is not taken from anything a
 * person has chosen since. `titled` hears each title's observer. Answers how to stop.
 */
export function watchHeading({
  focus,
  titled,
}: {
  focus: boolean;
  titled: (text: string) => void;
}): () => void {
  const root = document.querySelector('#root');
  if (!root) return () => {};
  let heading: HTMLElement | null = null;
  let owed = focus;
  const observer = new MutationObserver(() => heading && titled(entitle(heading)));
  const look = () => {
    if (heading?.isConnected) return;
    heading = root.querySelector<HTMLElement>('h1');
    observer.disconnect();
    if (!heading) return;
    // The heading of the page that is leaving may still be there: hidden, it takes no focus and the next one is owed
    // it; shown, it takes the focus with it when it goes, back to the body.
    if (owed || (focus && document.activeElement === document.body)) {
      takeFocus(heading);
      owed = document.activeElement !== heading;
    }
    titled(entitle(heading));
    observer.observe(heading, { characterData: true, childList: true, subtree: true, attributes: true });
  };
  const page = new MutationObserver(look);
  page.observe(root, { childList: true, subtree: true });
  look();
  return () => {
    page.disconnect();
    observer.disconnect();
  };
}

function takeFocus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function entitle(heading: HTMLElement): string {
  const text = heading.dataset['title'] ?? heading.textContent;
  document.title = text ? `${text} · ${brandName()}` : brandName();
  return text;
}
