import { monitorEventLoopDelay } from 'node:perf_hooks';

const everyMs = 1000;

/** The monitor wakes the process fifty times a second: one is enough for all servers of it. */
let running: { readonly mean: () => number; readonly end: () => void; users: number } | undefined;

/** Watches how late the event loop is: the mean of the last second, in ms. `stop` ends the watching. */
export function watchLoopDelay(): { mean: () => number; stop: () => void } {
  const watch = (running ??= begin());
  watch.users += 1;
  let stopped = false;
  return {
    mean: watch.mean,
    stop() {
      if (stopped) return;
      stopped = true;
      watch.users -= 1;
      if (watch.users > 0) return;
      watch.end();
      if (running === watch) running = undefined;
    },
  };
}

function begin() {
  const resolution = 20;
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let mean = 0;
  const timer = setInterval(() => {
    // The monitor's own timer is what it measures: on time it reads as its resolution.
    mean = delays.count === 0 ? mean : Math.max(0, delays.mean / 1e6 - resolution);
    delays.reset();
  }, everyMs).unref();
  return {
    users: 0,
    mean: () => mean,
    end() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
