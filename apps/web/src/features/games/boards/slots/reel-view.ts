/** A column of the window that moves as one. */
export interface Lane {
  readonly reel: number;
  /** Its first row, and how many it shows. */
  readonly row: number;
  readonly rows: number;
  /** Which row of the moving column is at its top; see `topRow`. */
  readonly top: number;
  readonly blurred: boolean;
  symbolAt(row: number): string;
}

/** Cells that are marked over the reels at rest. */
export interface Marks {
  readonly cells: ReadonlySet<number>;
  /** Drawn through the middles of these cells. */
  readonly line?: readonly number[];
  /** Whether more than the stake comes back so far: less than that does not shine. */
  readonly shining: boolean;
  /** 0 to 1, how far the marked symbols are raised. */
  readonly raised: number;
}

/** What the window of a slot shows at one moment. */
export interface ReelView {
  readonly lanes: readonly Lane[];
  readonly marks?: Marks | undefined;
  /** Cells raised among others that stay as they are. */
  readonly lit?: Pick<Marks, 'cells' | 'raised'> | undefined;
  /** Short texts on cells, such as what a drum carries. */
  readonly labels?: ReadonlyMap<number, string> | undefined;
}

/** Up and down again once, 0 to 1 to 0. */
export function beat(part: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, part)));
}
