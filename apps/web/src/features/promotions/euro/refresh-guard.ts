/** The same activity is refreshed at most so often (specification section 9). */
const refreshMilliseconds = 5000;

/** Says for each activity whether it may be refreshed now, and remembers that it was. `now` in milliseconds. */
export function createRefreshGuard(now: () => number): (activity: string) => boolean {
  const last = new Map<string, number>();
  return (activity) => {
    const before = last.get(activity);
    const at = now();
    if (before !== undefined && at - before < refreshMilliseconds) return false;
    last.set(activity, at);
    return true;
  };
}

/** The guard of this page load: it outlives the screen, so that leaving and coming back does not reset it. */
export const mayRefresh = createRefreshGuard(() => performance.now());
