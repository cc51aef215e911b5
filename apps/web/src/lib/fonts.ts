const settled = 8_000;

/** Fetches the font's slices beside the page, never before it; the rare characters' when the page has settled. */
export function loadFonts(): void {
  void import('virtual:noto-core.css');
  setTimeout(() => void import('virtual:noto-rest.css'), settled);
}
