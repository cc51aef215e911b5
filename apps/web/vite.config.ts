import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawnPictures } from './build/drawn-pictures.ts';
import { firstPaint } from './build/first-paint.ts';
import { lateFonts } from './build/late-fonts.ts';
import { pageHeads } from './build/page-heads.ts';
import { precompress } from './build/precompress.ts';
import { preloadPages } from './build/preload-pages.ts';
import { slimContract } from './build/slim-contract.ts';

/** The member site. In development pages are served by vite and calls go to the running server. */
const server = process.env['FAIRWAY_SERVER'] ?? 'http://127.0.0.1:8080';

/** What every page starts with, in one file: it changes seldom and stays in the browser's store over releases. */
const foundation =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|zustand|clsx|@tanstack)\/(?!.*\/(?:infiniteQuery\w+|mutationObserver|useMutation|useInfiniteQuery|useBlocker)\.js$)|ui\/src\/art\/gradient|^\0rolldown\/runtime/;
/** Small parts that nearly every page uses: one file instead of thirty. */
const kit = [
  /packages\/ui\/src\/components\/(?:button|card|hover-menu|skeleton|skip-link|spinner|visually-hidden)\//,
  /packages\/ui\/src\/(?:icons\/|browser\/|time\/|art\/brand\/|art\/deferred)/,
  /features\/[\w-]+\/[\w-]+\/[\w-]+-search\.ts$/,
  /packages\/contract\/src\/(?:enums\/define-enum|limits\/paging|deposits\/usdt\/virtual-switch|content\/news\/kinds)\.ts$/,
  /packages\/ui\/src\/components\/carousel\/|apps\/web\/src\/lib\/pictures\/drawing/,
  /apps\/web\/src\/app\/(?:paths|shell\/(?:side\/service-link|header\/nav-entries))\.tsx?$/,
  /apps\/web\/src\/lib\/(?:faults\/optional|site\/answering-domain)\.tsx?$/,
  /packages\/ui\/src\/components\/notice\//,
  /features\/(?:content\/(?:late-extras|api\/use-(?:sponsors|home-content)|popups\/closed-popups)|wallet\/api\/use-venues|messages\/api\/use-notices|downloads\/(?:offered-clients|api\/use-downloads))\.tsx?$/,
  /packages\/(?:api-client\/src\/(?:\w+\/)?(?!\w+\/|index|hash-password|legacy-password|plain-digests|sign-account|upload|download|form-calls|gateway)|contract\/src\/(?:headers|endpoints)\.ts$)/,
  /apps\/web\/src\/lib\/(?:api|format-time|i18n|live\/use-topic|refusals|session-store|toasts|use-now|texts\/[\w-]+)\.tsx?$/,
  /apps\/web\/src\/lib\/(?:site\/(?:brand-name|pre-info|site-config|theme)|navigation\/(?:blocked-path|return-path|use-page-exists)|browser\/device-id)\.ts$/,
];

/** What turns a typed password into what is sent: loaded with the forms that ask for one. */
const passwords =
  /node_modules\/@noble\/hashes\/|api-client\/src\/(?:\w+\/)?(?:hash-password|legacy-password-hash)\.ts$/;

/** The parts that night pictures are drawn from. */
const pictureParts =
  /packages\/ui\/src\/art\/(?:crest|scene|hero\/stadium|draw|picture|colour|seed|object\/ball)/;
/** What an empty list and a fault are drawn from: a screen that can show them needs no more of the night pictures. */
const smallParts = /packages\/ui\/src\/art\/(?:scene\/(?:lanes|shadow)|object\/ball)/;

/** The home page in one file; the list of notices is opened by few, and what is below the fold comes when it is near. */
const home =
  /features\/home\/(?!notices\/notice-list|upcoming\/)|features\/content\/(?:ads\/(?:carousel-ads|ad-card)|sponsors\/(?:home-sponsors|sponsor-cards))|contract\/src\/sportsbook\/round-name/;

/** What dialogs, menus and fields have in common, and what nearly every screen of a member is built from: each one file instead of thirty. */
const overlays =
  /node_modules\/@(?:base-ui|floating-ui)\/|packages\/ui\/src\/components\/(?:dialog|overlay)\//;
const parts = [
  /packages\/ui\/src\/(?:components\/(?:amount|badge|choice|copy|disclosure|facts|field|pagination|progress|state|steps|table|upload)|art\/(?:still\/broken-window|object\/coin-disc))/,
  /packages\/money\/src/,
  /packages\/contract\/src\/(?:limits|members\/(?:names|passwords|phones)|chain\/addresses|coins\/purchase\.|deposits\/quick-amounts|payout-methods\/card-number|risk\/codes|site\/(?:client|shell)\.|venues\/categories|promotions\/activities)/,
  /apps\/web\/src\/lib\/(?!explain\/reference|fair-hashing|forms\/phone)|features\/[\w-]+\/api\/(?!use-second-factor)/,
];

/** What a list to choose from needs, what fields have in common below it, and the slider of amounts and of captchas. */
const pickers =
  /node_modules\/@floating-ui\/|@base-ui\/react\/(?:select\/|floating-ui-react\/hooks\/(?:useClick|useListNavigation|useTypeahead|useFloating)|internals\/useAnchorPositioning|utils\/useOpenInteractionType)|packages\/ui\/src\/components\/(?:select\/|popover\/surface)/;
const fields =
  /@base-ui\/(?:utils\/(?:isElementDisabled|clamp|areArraysEqual)|react\/(?:internals\/(?:csp-context\/CSPContext|useValueChanged|field-|form-context|labelable-provider\/(?:LabelableContext|useLabelableId|useAria))|field\/control\/|utils\/resolveAriaLabelledBy))/;
const slider = /@base-ui\/react\/slider\/|packages\/ui\/src\/components\/slider\//;

/** What comes late on the home page, with what the windows behind it share. */
const lateHome =
  /features\/(?:content\/float-window|downloads\/download-widget|messages\/home|live\/anchor-game\/pictures\/pictures)/;

/**
 * What the pages of one area have in common, a file each; the number is how many pages must share a module before all of the area's
 * get it. A module that another area takes as well belongs into `parts`: it would bring this area's file along; and one that few of
 * them need and that brings a picker, a slider or a dialog is kept out.
 */
const areas: readonly (readonly [string, RegExp, number])[] = [
  ['members', /features\/members\/(?!.*page\.tsx|captcha\/|codes\/|owner\/)/, 3],
  ['codes', /features\/members\/(?:captcha|codes|owner)\/|apps\/web\/src\/lib\/forms\/phone-field/, 3],
  ['promotions', /features\/promotions\//, 4],
  [
    'live',
    /features\/live\/|packages\/ui\/src\/(?:art\/(?:room|portrait|game)|components\/avatar)|contract\/src\/live/,
    2,
  ],
  ['sports', /features\/sportsbook\/(?!odds\/format-switch)|packages\/betting/, 3],
  ['lottery', /features\/lottery\/|fair-games\/src\/lottery|contract\/src\/lottery/, 3],
  ['games', /features\/games\//, 5],
  ['venues', /features\/venues\//, 2],
];

/** Small labels that several screens of the cashier share: one file, so that the entry has fewer to name. */
const cashierText =
  /features\/cashier\/(?:parts\/(?:deposit|withdrawal)-status-tag|labels\/(?:bank-label|use-time-text))/;

/** The screens' texts come from our own small store; the packages give the types (docs/decisions). */
const texts = fileURLToPath(new URL('src/lib/texts/', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^i18next$/, replacement: `${texts}i18next.ts` },
      { find: /^react-i18next$/, replacement: `${texts}react-i18next.ts` },
    ],
  },
  plugins: [
    drawnPictures(),
    slimContract(),
    lateFonts(),
    react(),
    preloadPages(),
    firstPaint(),
    pageHeads(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    cssCodeSplit: true,
    sourcemap: false,
    // Every browser of the build target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'passwords', test: passwords, priority: 3 },
            { name: 'foundation', test: foundation, priority: 2 },
            { name: 'small-parts', test: smallParts, priority: 2 },
            { name: 'kit', test: (id) => kit.some((part) => part.test(id)), priority: 1 },
            { name: 'picture-parts', test: pictureParts, priority: 1 },
            { name: 'home', test: home, priority: 1 },
            { name: 'overlays', test: overlays, minShareCount: 26 },
            { name: 'parts', test: (id) => parts.some((part) => part.test(id)), minShareCount: 3 },
            { name: 'cashier-labels', test: cashierText, minShareCount: 2 },
            { name: 'fields', test: fields, minShareCount: 2 },
            { name: 'pickers', test: pickers, minShareCount: 3 },
            { name: 'slider', test: slider, minShareCount: 2 },
            { name: 'home-windows', test: lateHome, minShareCount: 2 },
            ...areas.map(([area, test, minShareCount]) => ({ name: `${area}-parts`, test, minShareCount })),
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/memberCommon': server,
      '/cw': server,
      '/houtu': server,
      '/static': server,
      '/mqtt': { target: server, ws: true },
    },
  },
});
