import type { NewsArt } from '@fairway/contract/content/news/kinds.ts';

type Palette = readonly [deep: string, bright: string, light: string];
const blue: Palette = ['#071330', '#12408a', '#9cc4ff'];
const green: Palette = ['#05231a', '#0f7a4d', '#b7f5d0'];
const gold: Palette = ['#2a1602', '#a8650c', '#ffe2a0'];
const red: Palette = ['#33060f', '#b81f3d', '#ffc2cc'];
const teal: Palette = ['#04202b', '#0b7d94', '#b3f2ff'];

/** Two colours of the night and one of the light for each art. */
const palettes: Readonly<Record<NewsArt, Palette>> = {
  pitch: blue,
  cup: gold,
  table: teal,
  screen: blue,
  offside: green,
  board: gold,
  cards: red,
  spot: green,
  shirt: red,
  turf: green,
  watch: teal,
};

/** A pitch under floodlights in the colours of an art, 1200 × 630. It is drawn without text: the title stands beside it. */
export function drawScene(art: NewsArt): string {
  const [deep, bright, light] = palettes[art];
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${bright}"/></linearGradient>`,
    `<radialGradient id="glow"><stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>`,
    '<rect width="1200" height="630" fill="url(#sky)"/>',
    ...[180, 1020].map((x) => `<circle cx="${x}" cy="90" r="260" fill="url(#glow)"/>`),
    ...[180, 1020].map((x) => floodlight(x, light)),
    stands(deep),
    `<path d="M0 630V470C300 420 900 420 1200 470V630Z" fill="${bright}"/>`,
    `<g fill="none" stroke="${light}" stroke-opacity=".55" stroke-width="5"><path d="M600 436V630M120 630 300 452M1080 630 900 452"/><ellipse cx="600" cy="560" rx="170" ry="46"/></g>`,
    ball(600, 520, light),
  ].join('');
}

function floodlight(x: number, light: string): string {
  const lamps = [0, 1, 2, 3].flatMap((column) =>
    [0, 1].map((row) => [x - 54 + column * 36, 72 + row * 34] as const),
  );
  return (
    `<path d="M${x} 130V460" stroke="#0008" stroke-width="10"/>` +
    lamps.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="12" fill="${light}"/>`).join('')
  );
}

function stands(deep: string): string {
  return [0, 1, 2]
    .map(
      (row) =>
        `<path d="M0 ${330 + row * 40}C300 ${290 + row * 38} 900 ${290 + row * 38} 1200 ${330 + row * 40}V500H0Z" fill="${deep}" opacity="${0.5 + row * 0.2}"/>`,
    )
    .join('');
}

function ball(x: number, y: number, light: string): string {
  return (
    `<ellipse cx="${x}" cy="${y + 66}" rx="62" ry="12" fill="#0006"/><circle cx="${x}" cy="${y}" r="62" fill="#fff"/>` +
    `<path transform="translate(${x} ${y})" d="M0-22 21-7 13 18H-13L-21-7Z M0-22V-62M21-7 58-20M13 18 36 50M-13 18-36 50M-21-7-58-20" fill="#0b1020" stroke="#0b1020" stroke-width="5" stroke-linejoin="round"/>` +
    `<circle cx="${x}" cy="${y}" r="62" fill="none" stroke="${light}" stroke-width="4"/>`
  );
}
