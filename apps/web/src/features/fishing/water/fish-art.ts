import { fishKinds, type FishCode } from '@fairway/fair-games';

/** Body, belly, fin, and what it is built like. Drawn for the night of the halls; no token: a picture is the same in both themes. */
interface Look {
  readonly body: string;
  readonly belly: string;
  readonly fin: string;
  readonly build: 'fish' | 'round' | 'ray' | 'turtle' | 'eel' | 'bomb';
}

const looks: Readonly<Record<FishCode, Look>> = {
  clown: { body: '#ff8a3d', belly: '#ffe3c2', fin: '#ffb37a', build: 'fish' },
  guppy: { body: '#5bc8ff', belly: '#d6f2ff', fin: '#8f7bff', build: 'fish' },
  puffer: { body: '#f2d16b', belly: '#fff6d8', fin: '#d9a33d', build: 'round' },
  angel: { body: '#9fe3c1', belly: '#ecfff5', fin: '#3fb98a', build: 'fish' },
  turtle: { body: '#4f9d69', belly: '#cfe8b5', fin: '#7fc48f', build: 'turtle' },
  lantern: { body: '#5a4fb0', belly: '#b9b1f5', fin: '#ffd76a', build: 'round' },
  ray: { body: '#3f5fa8', belly: '#a9c0f0', fin: '#6c88cf', build: 'ray' },
  shark: { body: '#7d8ea8', belly: '#e3ebf7', fin: '#5f6f88', build: 'fish' },
  whale: { body: '#2f4f86', belly: '#bcd2f5', fin: '#4a6fae', build: 'round' },
  dragon: { body: '#f5c65b', belly: '#fff0c4', fin: '#d8442f', build: 'fish' },
  bomb: { body: '#39405a', belly: '#6b7390', fin: '#ff6b5e', build: 'bomb' },
  chain: { body: '#46d6d0', belly: '#d9fffd', fin: '#ffe14d', build: 'eel' },
};

/** How long and how high a body is, in its radius. */
const sizes: Readonly<Record<Look['build'], readonly [number, number]>> = {
  fish: [1.05, 0.58],
  round: [1, 0.84],
  ray: [0.9, 0.42],
  turtle: [0.95, 0.72],
  eel: [1.3, 0.34],
  bomb: [0.86, 0.86],
};

/** Sharp on a screen of two pixels a unit. */
const scale = 2;

/** One drawing of each kind, swimming to the right, made when it is first seen. */
export function createFishArt(): (code: FishCode) => HTMLCanvasElement {
  const drawn = new Map<FishCode, HTMLCanvasElement>();
  return (code) => {
    const known = drawn.get(code);
    if (known) return known;
    const canvas = document.createElement('canvas');
    const { radius } = fishKinds[code];
    canvas.width = radius * 3 * scale;
    canvas.height = radius * 2.4 * scale;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.scale(scale, scale);
      pen.translate(radius * 1.5, radius * 1.2);
      drawBody(pen, looks[code], radius);
    }
    drawn.set(code, canvas);
    return canvas;
  };
}

function drawBody(pen: CanvasRenderingContext2D, { body, belly, fin, build }: Look, radius: number): void {
  const [wide, high] = sizes[build];
  const shape = (path: (points: CanvasRenderingContext2D) => void, colour: string) => {
    pen.beginPath();
    path(pen);
    pen.fillStyle = colour;
    pen.fill();
  };
  const oval = (x: number, y: number, across: number, down: number, colour: string) =>
    shape(
      (points) => points.ellipse(x * radius, y * radius, across * radius, down * radius, 0, 0, 2 * Math.PI),
      colour,
    );
  const corner = (colour: string, ...places: readonly (readonly [number, number])[]) =>
    shape((points) => {
      for (const [x, y] of places) points.lineTo(x * radius, y * radius);
      points.closePath();
    }, colour);
  if (build === 'turtle')
    for (const [x, y] of [
      [-0.6, -0.6],
      [0.5, -0.6],
      [-0.6, 0.6],
      [0.5, 0.6],
    ] as const)
      oval(x, y, 0.36, 0.2, fin);
  else if (build === 'ray') corner(fin, [-0.5, 0], [0.2, -1.05], [0.5, 0], [0.2, 1.05]);
  else if (build === 'bomb') corner(fin, [-0.7, 0], [-1.35, -0.5], [-1.1, 0], [-1.35, 0.5]);
  else {
    corner(fin, [-wide * 0.7, 0], [-wide * 1.3, -0.5], [-wide * 1.12, 0], [-wide * 1.3, 0.5]);
    corner(fin, [-0.25, -high * 0.8], [0.1, -high * 1.7], [0.4, -high * 0.8]);
  }
  oval(0, 0, wide, high, body);
  oval(0.08, high * 0.36, wide * 0.76, high * 0.46, belly);
  if (build === 'turtle') oval(1, -0.06, 0.26, 0.22, fin);
  if (build === 'eel')
    corner(fin, [0, -0.3], [0.24, 0.02], [0.06, 0.02], [0.2, 0.3], [-0.16, -0.02], [0.02, -0.02]);
  const eye = wide * (build === 'turtle' ? 1.06 : 0.62);
  oval(eye, -high * 0.22, 0.13, 0.13, '#ffffff');
  oval(eye + 0.03, -high * 0.22, 0.07, 0.07, '#101626');
}
