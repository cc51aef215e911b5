import { encodeColours } from './png.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** A sheet of coloured pixels, four bytes each: red, green, blue and how much it covers. */
export class Sheet {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 4);
  }

  set(x: number, y: number, [red, green, blue]: Colour, cover = 255): void {
    this.pixels.set([red, green, blue, cover], (y * this.width + x) * 4);
  }

  at(x: number, y: number): Colour {
    const from = (y * this.width + x) * 4;
    return [this.pixels[from] ?? 0, this.pixels[from + 1] ?? 0, this.pixels[from + 2] ?? 0];
  }

  /** Puts a colour over all pixels, as much of it as `ink` has at each, 0 to 255. */
  blend(ink: Uint8Array, colour: Colour): void {
    for (const [at, amount] of ink.entries()) {
      if (amount === 0) continue;
      const [x, y] = [at % this.width, Math.floor(at / this.width)];
      this.set(x, y, mix(this.at(x, y), colour, amount / 255));
    }
  }

  encode(): Buffer {
    return encodeColours(this.width, this.height, this.pixels);
  }
}

/** Between two colours: 0 the first, 1 the second. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const between = (one: number, other: number): number => Math.round(one + (other - one) * part);
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}
