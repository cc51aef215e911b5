import { monitorEventLoopDelay } from 'node:perf_hooks';

const everyMs = 1000;

/** A monitor at work: the mean of the last second, in ms, until its end. */
interface Monitor {
  readonly mean: () => number;
  readonly end: () => void;
}

/** Watches how late the event loop is: the mean of the last second, in ms. `stop` ends the watching. */
export const watchLoopDelay = sharing(beginMonitor);

/** The monitor wakes the process fifty times a second: one is enough for all servers of it, and ends with the last. */
export function sharing(begin: () => Monitor) {
  let running: Monitor | undefined;
  let users = 0;
  return () => {
    const monitor = (running ??= begin());
    users += 1;
    let stopped = false;
    return {
      mean: monitor.mean,
      stop() {
        if (stopped) return;
        stopped = true;
        users -= 1;
        if (users > 0) return;
        monitor.end();
        running = undefined;
      },
    };
  };
}

function beginMonitor(): Monitor {
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
    end() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
