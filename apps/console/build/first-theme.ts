import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Runs before anything is painted, as a file because inline scripts are forbidden: the operator's theme, so that nothing
 * flashes. `src/app/theme/theme-store.ts` owns the choice from then on.
 */
const script = `(function () {
  var stored = null;
  try { stored = localStorage.getItem('fairway.console.theme'); } catch (refused) {}
  var night = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'dark' : 'light';
})();
`;

/** Puts the script in front of the document's head. */
export function firstTheme(): Plugin {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const file = `assets/first-theme-${hash}.js`;
  return {
    name: 'first-theme',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: script });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }],
  };
}
