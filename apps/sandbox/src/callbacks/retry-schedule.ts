/** Seconds before each attempt, counted from the attempt before; after the tenth the event is given up. */
export const retrySeconds = [0, 15, 15, 30, 180, 1800, 1800, 1800, 1800, 3600] as const;

/** How long to wait after `attemptsMade` failed attempts, in milliseconds; undefined: no further attempt. */
export function retryDelay(attemptsMade: number, speed: number): number | undefined {
  const seconds = retrySeconds[attemptsMade];
  return seconds === undefined ? undefined : (seconds * 1000) / speed;
}
