/** Portraits that a member can choose from; each name decides a drawn picture (the art's `Portrait`). */
export const defaultAvatars = Array.from(
  { length: 24 },
  (_, index) => `portrait-${String(index + 1).padStart(2, '0')}`,
);

/** Letters of any script, digits, `_` and `-`; 2 to 12 of them. */
export const nicknamePattern = /^[\p{L}\p{N}_-]{2,12}$/u;
export const nicknameLength = { min: 2, max: 12 } as const;

/** What a member may tell: nothing, male, female. */
export const sexes = [0, 1, 2] as const;
