import { monitorEventLoopDelay } from 'node:perf_hooks';

const everyMs = 1000;

/** Watches how late the event loop is: the mean of the last second, in ms. `stop` ends the watching. */
export function watchLoopDelay(): { mean: () => number; stop: () => void } {
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
    mean: () => mean,
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
