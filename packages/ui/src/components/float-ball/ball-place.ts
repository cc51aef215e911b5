/** Where a ball rests: a side, and how far down, 0 (top) to 1 (bottom), so that it survives another window size. */
export interface BallPlace {
  side: 'left' | 'right';
  part: number;
}

/** The position of a ball before anybody has moved it: pixels from the window's right and top edges. */
export interface BallStart {
  right: number;
  top: number;
}

/** Free room of the window for a ball: it keeps clear of the header and of the edges. */
export interface BallRoom {
  width: number;
  height: number;
  size: number;
  header: number;
}

/** Beside a content column a ball of 68 fits with this around it. */
const edgeMargin = 26;
/** A window without such a gutter: the ball rests partly beyond the edge and comes out to be read or pressed. */
const narrow = { below: 1584, margin: 6, tucked: -24 };
const clamp = (v: number, low: number, high: number) => Math.min(Math.max(v, low), Math.max(low, high));

function sideMargin(room: BallRoom, inUse: boolean): number {
  if (!isTucked(room)) return edgeMargin;
  return inUse ? narrow.margin : narrow.tucked;
}

/** Left and top in pixels of a place. `inUse`: pointed at, focused or open, so that all of it is to be seen. */
export function ballAt(place: BallPlace, room: BallRoom, inUse = true): { left: number; top: number } {
  const low = room.header + edgeMargin;
  const high = room.height - room.size - edgeMargin;
  const margin = sideMargin(room, inUse);
  return {
    left: place.side === 'left' ? margin : room.width - room.size - margin,
    top: clamp(low + place.part * (high - low), low, high),
  };
}

/** Whether a ball that nobody uses rests partly beyond the edge in this window. */
export function isTucked({ width }: BallRoom): boolean {
  return width < narrow.below;
}

/** Left and top in pixels of a ball that has not been moved; it never leaves the window. */
export function startAt(start: BallStart, room: BallRoom): { left: number; top: number } {
  return {
    left: clamp(room.width - room.size - start.right, 0, room.width - room.size),
    top: clamp(start.top, room.header, room.height - room.size),
  };
}

/** The place nearest to where a ball was let go. */
export function placeNear(left: number, top: number, room: BallRoom): BallPlace {
  const low = room.header + edgeMargin;
  const high = room.height - room.size - edgeMargin;
  return {
    side: left + room.size / 2 < room.width / 2 ? 'left' : 'right',
    part: high <= low ? 0 : clamp((top - low) / (high - low), 0, 1),
  };
}
