/** Offset, colour and, if not 1, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity]) => (
    <stop
      key={offset}
      offset={offset}
      stopColor={colour}
      {...(opacity === undefined ? {} : { stopOpacity: opacity })}
    />
  ));

export interface LinearProps {
  id: string;
  stops: readonly Stop[];
  /** From x1 y1 to x2 y2 in the box of the shape; default is from top to bottom. */
  line?: readonly [x1: number, y1: number, x2: number, y2: number];
}

/** Linear gradient definition. */
export function Linear({ id, stops: list, line: [x1, y1, x2, y2] = [0, 0, 0, 1] }: LinearProps) {
  return (
    <linearGradient id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
      {stops(list)}
    </linearGradient>
  );
}

export interface RadialProps {
  id: string;
  stops: readonly Stop[];
  /** Centre and radius in the box of the shape; default is lit from the upper left. */
  at?: readonly [cx: number, cy: number, r: number];
}

/** Radial gradient definition. */
export function Radial({ id, stops: list, at: [cx, cy, r] = [0.36, 0.3, 0.75] }: RadialProps) {
  return (
    <radialGradient id={id} cx={cx} cy={cy} r={r}>
      {stops(list)}
    </radialGradient>
  );
}

/** The diagonal of every lit surface: from the upper left to the lower right. */
export const diagonal = [0, 0, 1, 1] as const;

/** From left to right. */
export const across = [0, 0, 1, 0] as const;
