/** Where a ball rests: a side, and how far down, 0 (top) to 1 (bottom), so that it survives another window size. */
export interface BallPlace {
  side: 'left' | 'right';
  part: number;
}

/** Free room of the window for a ball: it keeps clear of the header and of the edges. */
export interface BallRoom {
  width: number;
  height: number;
  size: number;
  header: number;
}

const MARGIN = 26;
const clamp = (v: number, low: number, high: number) => Math.min(Math.max(v, low), Math.max(low, high));

/** Left and top in pixels of a place. */
export function ballAt(place: BallPlace, room: BallRoom): { left: number; top: number } {
  const low = room.header + MARGIN;
  const high = room.height - room.size - MARGIN;
  return {
    left: place.side === 'left' ? MARGIN : room.width - room.size - MARGIN,
    top: clamp(low + place.part * (high - low), low, high),
  };
}

/** The place nearest to where a ball was let go. */
export function placeNear(left: number, top: number, room: BallRoom): BallPlace {
  const low = room.header + MARGIN;
  const high = room.height - room.size - MARGIN;
  return {
    side: left + room.size / 2 < room.width / 2 ? 'left' : 'right',
    part: high <= low ? 0 : clamp((top - low) / (high - low), 0, 1),
  };
}
