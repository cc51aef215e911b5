/** Left and top edge in pixels of the window. */
export interface FloatPlace {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

const margin = 24;
/** The header and a gap. */
const headroom = 72 + margin;

/** Width of the column that pages are set in. */
const column = 1200;

/** At the left edge, in the middle of the strip beside the column where that is narrow. */
export function firstPlace(size: Size, box: Size): FloatPlace {
  const strip = (box.width - column) / 2;
  const left = Math.min(margin, Math.round((strip - size.width) / 2));
  return { left: Math.max(0, left), top: box.height - size.height - 96 };
}

/** True where the strip beside the column has room for the whole window. */
export function isBesideColumn(size: Size, box: Size): boolean {
  return (box.width - column) / 2 >= size.width;
}

/** The nearest place at which the whole float window is in sight. */
export function clampPlace({ left, top }: FloatPlace, size: Size, box: Size): FloatPlace {
  return {
    left: Math.max(0, Math.min(left, box.width - size.width)),
    top: Math.max(0, Math.min(top, box.height - size.height)),
  };
}

/** Clockwise from the corner that is nearest. */
export function nextCorner(place: FloatPlace, size: Size, box: Size): FloatPlace {
  const right = box.width - size.width - margin;
  const bottom = box.height - size.height - margin;
  const isLeft = place.left + size.width / 2 < box.width / 2;
  const isTop = place.top + size.height / 2 < box.height / 2;
  if (isTop) return isLeft ? { left: right, top: headroom } : { left: right, top: bottom };
  return isLeft ? { left: margin, top: headroom } : { left: margin, top: bottom };
}
