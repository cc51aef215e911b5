/** Milliseconds since 1970 by the device, never set back while the page is open: what parts are stamped with, and what the origin mends. */
export const studioClock = (): number => performance.timeOrigin + performance.now();
