/** Milliseconds since 1970, when a picture was taken: a camera has no other clock than its own, and the origin mends it by round trips. */
export const cameraClock = (): number => Date.now();
