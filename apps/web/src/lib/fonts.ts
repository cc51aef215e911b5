/** How long the home page's first sight is left alone, in ms; other pages take the rare characters' list at once. */
const settled = 2_500;

/** Fetches the font's slices beside the page, never before it; the rare characters' list when the page stands. */
export function loadFonts(atHome: boolean): void {
  void import('virtual:noto-core.css');
  const rest = () => setTimeout(() => void import('virtual:noto-rest.css'), atHome ? settled : 0);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
