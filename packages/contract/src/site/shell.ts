/** Toasts: one at a time, at this top offset in pixels, for this long (specification section 9). */
export const toast = { atOnce: 1, topPx: 400, durationMs: 1_000 } as const;

/** «Order information not found» stays longer than other toasts (section 8). */
export const orderNotFoundToastMs = 1_500;

/** Where the order ball starts, in pixels from the right and the top (section 4). */
export const orderBall = { rightPx: 100, depositTopPx: 200, withdrawalTopPx: 320 } as const;

/** A press shorter than this is a click, whatever it moved (sections 4 and 9). */
export const dragClickThresholdMs = 350;

/** Says whether a press of the ball or the float window counts as a click. */
export function isClick(pressedMs: number): boolean {
  return pressedMs < dragClickThresholdMs;
}

/** A float window without a `time` of its own turns to the next banner after this (section 9). */
export const floatLoopDefaultMs = 3_000;

/** A lazily loaded route shows its placeholder no earlier than this (section 9). */
export const lazyChunkDelayMs = 200;

/** Pages of these site ids, except home and venues, start this far below the header (section 2; the ids are our own). */
export const pagePadding = { siteIds: ['18', '28'], px: 90 } as const;

/** Notices of this type take this slot (section 9). */
export const noticeSlotByType: Readonly<Record<number, number>> = { 10: 4 };
