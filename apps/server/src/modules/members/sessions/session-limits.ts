/** A login ends after 7 days at the latest (security rule 2), in seconds. */
export const sessionSeconds = 7 * 24 * 3600;

/** Idle this long, a session is over (security rule 2), in seconds. There is no grace period. */
export const idleSeconds = 30 * 60;
