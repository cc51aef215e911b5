import { idle } from './wait-times.ts';

/** Looks at several tables side by side: one that fails stops no other, and its fault is thrown after the last. Answers the shortest wait. */
export async function lookAtAll(looks: readonly Promise<number>[]): Promise<number> {
  const ends = await Promise.allSettled(looks);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return Math.min(idle, ...ends.map((end) => (end.status === 'fulfilled' ? end.value : idle)));
}
