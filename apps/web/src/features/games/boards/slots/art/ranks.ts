import { downward, symbolSvg } from './symbol-svg.ts';

/** Strokes of a letter, its main ones and its feet. */
interface Letter {
  readonly body: string;
  readonly feet: string;
  readonly colours: readonly [light: string, middle: string, dark: string];
}

const letters = {
  ace: {
    body: 'M33 91 60 29 87 91M45 69H75',
    feet: 'M23 92H45M75 92H97',
    colours: ['#ffc3b0', '#e5484d', '#7c1226'],
  },
  king: {
    body: 'M40 29V91M83 30 44 65M57 54 84 91',
    feet: 'M28 28H53M28 92H53M73 28H95M73 92H97',
    colours: ['#cfe0ff', '#3d7bff', '#12307f'],
  },
  queen: {
    body: 'M60 28C41 28 33 42 33 59S41 90 60 90 87 76 87 59 79 28 60 28ZM60 72 87 98',
    feet: '',
    colours: ['#eed3ff', '#a04be0', '#451675'],
  },
  jack: {
    body: 'M70 29V72C70 85 64 91 53 91S37 85 36 75',
    feet: 'M55 28H87',
    colours: ['#c4f5dc', '#2fb171', '#0c4a2e'],
  },
} satisfies Record<string, Letter>;

export type Rank = keyof typeof letters;

/** A rank of cards as a carved letter: cut in a coloured stone with a gold edge. */
export function rankSvg(rank: Rank): string {
  const { body, feet, colours }: Letter = letters[rank];
  const [light, middle, dark] = colours;
  const layer = (stroke: string, wide: number, off: number, opacity = 1) =>
    `<g transform="translate(${off * 0.5} ${off})" stroke="${stroke}" opacity="${opacity}"><path d="${body}" stroke-width="${wide}"/><path d="${feet}" stroke-width="${wide - 7}"/></g>`;
  return symbolSvg(
    downward('face', [0, light], [0.45, middle], [1, dark]).replace(
      'x1="0" y1="0" x2="0" y2="1"',
      'gradientUnits="userSpaceOnUse" x1="30" y1="20" x2="70" y2="102"',
    ) +
      downward('edge', [0, '#fff0bf'], [0.5, '#f5c65b'], [1, '#8a5516']).replace(
        'x1="0" y1="0" x2="0" y2="1"',
        'gradientUnits="userSpaceOnUse" x1="30" y1="16" x2="76" y2="104"',
      ),
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${
      layer('#02040c', 20, 5, 0.5) +
      layer(dark, 20, 3) +
      layer('url(#edge)', 20, 0) +
      layer('#3a1a08', 15, 0, 0.75) +
      layer('url(#face)', 13.5, 0) +
      `<path d="${body}" stroke="#fff" stroke-opacity=".5" stroke-width="2" transform="translate(-3 -3.4)"/>`
    }</g>`,
  );
}
