import { diagonal, downward, rounded, shadowAt, symbolSvg } from '../../slots/art/symbol-svg.ts';

const body = 'M-80 2C-62-34-10-48 34-26 50-18 62-8 72 0 62 8 48 20 30 28-8 44-60 34-80 2Z';
const scales = Array.from({ length: 63 }, (_, place) => {
  const column = Math.floor(place / 7);
  const row = place % 7;
  return `M${-44 + column * 13 + (row % 2) * 6.5} ${-34 + row * 11}q6.5 9 13 0`;
}).join('');

interface Colours {
  readonly back: readonly [string, string, string, string];
  readonly fin: readonly [string, string, string];
  readonly line: string;
  /** Drawn on the body, within its outline. */
  readonly patches: string;
}

/** A carp from the side, its head to the left, in its own grid. */
function fish({ back, fin, line, patches }: Colours): { defs: string; body: string } {
  const defs =
    downward('back', [0, back[0]], [0.3, back[1]], [0.7, back[2]], [1, back[3]]) +
    diagonal('fin', [0, fin[0]], [0.5, fin[1]], [1, fin[2]]) +
    `<clipPath id="in"><path d="${body}"/></clipPath>`;
  const drawn = `<path d="M62 0C84-16 104-46 124-42 114-22 112-8 116 4 114 18 122 36 122 50 100 46 80 16 62 0Z" fill="url(#fin)"/>
<path d="M70 0C88-12 104-28 116-34M72 2C92 2 104 4 110 4M70 4C88 16 102 30 114 42" stroke="#fff" stroke-opacity=".45" stroke-width="2" fill="none"/>
<path d="M-24-36C-4-72 38-68 56-44 46-36 34-32 24-28Z" fill="url(#fin)"/>
<path d="${body}" fill="url(#back)"/>
<g clip-path="url(#in)">${patches}<path d="${scales}" fill="none" stroke="${line}" stroke-opacity=".4" stroke-width="1.8"/>
<path d="M-90 14C-60 40 0 44 44 20L60 60H-90Z" fill="#fff6dc" opacity=".45"/></g>
<path d="M-40-26C-32-12-34 14-46 28" fill="none" stroke="${line}" stroke-opacity=".65" stroke-width="3" stroke-linecap="round"/>
<path d="M-28 14C-14 22-2 46-12 62-34 56-44 36-42 18Z" fill="url(#fin)"/>
<circle cx="-56" cy="-7" r="9" fill="#fff"/><circle cx="-57.5" cy="-7" r="5.6" fill="#1a1024"/><circle cx="-59.4" cy="-9.4" r="2.2" fill="#fff"/>
<path d="M-80 4q8 6 16 3M-78 8q-10 8-14 2M-74 11q-4 12-10 10" stroke="${line}" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="${body}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.5" stroke-dasharray="150 400" stroke-dashoffset="-8"/>
<path d="M30 28C-8 44-60 34-80 2" fill="none" stroke="#3d7bff" stroke-opacity=".5" stroke-width="3"/>`;
  return { defs, body: drawn };
}

const splash = `<g fill="none" stroke-linecap="round"><path d="M18 98q12-14 22-2M80 98q-10-16-22-4" stroke="#bfe6ff" stroke-width="4" opacity=".9"/><path d="M10 104q50 12 100 0" stroke="#5fb4ee" stroke-width="5" opacity=".8"/></g>
<g fill="#dff3ff"><circle cx="16" cy="84" r="3.2"/><circle cx="104" cy="86" r="2.8"/><circle cx="26" cy="74" r="2"/><circle cx="96" cy="76" r="2"/></g>`;

/** The golden carp, leaping out of the water. */
export function goldKoiSvg(): string {
  const { defs, body: drawn } = fish({
    back: ['#fff3bf', '#ffd768', '#f7a928', '#a5560b'],
    fin: ['#fff0bf', '#f5b13c', '#a5540f'],
    line: '#8a4a0c',
    patches: '<path d="M-90-10C-80-60-40-60-38-20-36 10-50 30-60 50L-100 30Z" fill="#fff6dc" opacity=".6"/>',
  });
  return symbolSvg(
    defs + rounded('glow', [0, '#3f86d8'], [1, '#0f2f66']),
    `<circle cx="60" cy="56" r="46" fill="url(#glow)" opacity=".5"/>${splash}<g transform="translate(50 50) rotate(42) scale(0.56)">${drawn}</g>`,
  );
}

/** The red and white carp, turning in the pond. */
export function redKoiSvg(): string {
  const { defs, body: drawn } = fish({
    back: ['#ffffff', '#fff1ea', '#f7d9cf', '#b98a86'],
    fin: ['#ffd9cf', '#f0505a', '#8d1226'],
    line: '#8d2130',
    patches:
      '<path d="M-76-30C-60-40-36-40-34-22-34-4-60 4-80-4Z" fill="#e5343f"/><path d="M-18-50C6-50 26-36 22-18 16 0-8 4-16-10-22-22-26-40-18-50Z" fill="#d8262f"/><path d="M36-24C56-16 70-4 76 2 62 12 44 8 38-4Z" fill="#c21f2c"/>',
  });
  return symbolSvg(
    defs + rounded('pond', [0, '#3f86d8'], [1, '#0f2f66']),
    `<circle cx="60" cy="60" r="47" fill="url(#pond)" opacity=".55"/><path d="M20 78q40 16 80 0M26 90q34 12 68 0" stroke="#bfe6ff" stroke-opacity=".5" stroke-width="3" fill="none"/>${shadowAt(62, 84, 34)}<g transform="translate(56 56) rotate(-24) scale(-0.53 0.53) translate(-16 0)">${drawn}</g>`,
  );
}
