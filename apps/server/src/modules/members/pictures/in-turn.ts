import { AppError } from '#platform/errors.ts';

/** How many may wait for their turn. */
const longestLine = 16;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Runs heavy work one after another. Throws `overloaded` when the line is full. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= longestLine) throw new AppError('overloaded');
  waiting += 1;
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}
