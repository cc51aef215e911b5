import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { paths } from '../src/app/paths.ts';

/** The home page's texts in the source language: its title is in the document itself. */
const home = fileURLToPath(new URL('../locales/zh-CN/home.json', import.meta.url));

/**
 * Runs before anything is painted, as a file because inline scripts are forbidden: the visitor's own theme, so that nothing
 * flashes dark, and whether the home page's first sight may show (its title is Chinese).
 */
const script = `(function () {
  var stored = {};
  try { stored = localStorage; } catch (refused) {}
  var page = document.documentElement;
  var theme = stored['fairway.theme'];
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  var chinese = stored['fairway.language'] !== 'en';
  if (!chinese) page.lang = 'en';
  var path = location.pathname;
  var phone = /iPhone|iPod|Android.+Mobile|Windows Phone|BlackBerry|Opera Mini|IEMobile/i.test(navigator.userAgent);
  if (chinese && !phone && (path === '/app/home' || path === '/' || path === '/home')) page.dataset.first = 'home';
})();
`;

/** The picture of the home page's first panel, as the build names it. */
const heroPicture = /stadium-hero-\w+\.svg$/;

/**
 * The home page's first sight comes with the document: header ground, stadium, title. It stands where React will put the
 * same, so a slow device shows something true while the scripts are on their way. The picture carries its page in `data-page`:
 * the server sends it with that page alone, since a browser fetches a picture also where its box is hidden.
 */
export function firstPaint(): Plugin {
  let file = '';
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle() {
      const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
      file = `assets/first-paint-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: file, source: script });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const picture = Object.keys(bundle ?? {}).find((name) => heroPicture.test(name));
        if (picture === undefined) throw new Error('the first sight has no picture');
        const texts = JSON.parse(readFileSync(home, 'utf8')) as { hero: { fallbackTitle: string } };
        const title = texts.hero.fallbackTitle.split('|').join('<br />');
        const image = `<img data-page="${paths.home}" src="/${picture}" alt="" />`;
        const sight = `<div class="first-sight"><div></div><div>${image}<p>${title}</p></div></div>`;
        return {
          html: html.replace('<div id="root"></div>', `<div id="root">${sight}</div>`),
          tags: [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}
