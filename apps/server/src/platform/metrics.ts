import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The process's figures for /metrics. A metric is made at its first use and found again by its name. */
export interface Metrics {
  registry: Registry;
  counter(name: string, help: string, labels?: readonly string[]): Counter;
  gauge(name: string, help: string, labels?: readonly string[]): Gauge;
  /** Seconds, in buckets from 1 ms to 10 s. */
  histogram(name: string, help: string, labels?: readonly string[]): Histogram;
  /** Sets gauges that cost too much to keep up at every change; called before figures are read. */
  beforeReading(report: () => void): void;
  /** All figures as text, as they are now. */
  read(): Promise<string>;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics({ process = true } = {}): Metrics {
  const registry = new Registry();
  // The loop's monitor wakes the process at each step of its precision in ms; at 10, the default, that costs 0.5 % of a core.
  if (process)
    collectDefaultMetrics({ register: registry, prefix: 'fairway_', eventLoopMonitoringPrecision: 50 });
  const options = (name: string, help: string, labels: readonly string[]) => ({
    name: `fairway_${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  const once = <T>(name: string, make: () => T): T =>
    (registry.getSingleMetric(`fairway_${name}`) as T | undefined) ?? make();
  const reports: (() => void)[] = [];
  return {
    registry,
    beforeReading: (report) => void reports.push(report),
    async read() {
      for (const report of reports) report();
      return registry.metrics();
    },
    counter: (name, help, labels = []) => once(name, () => new Counter(options(name, help, labels))),
    gauge: (name, help, labels = []) => once(name, () => new Gauge(options(name, help, labels))),
    histogram: (name, help, labels = []) =>
      once(name, () => new Histogram({ ...options(name, help, labels), buckets })),
  };
}
