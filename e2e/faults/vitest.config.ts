import { defineConfig } from 'vitest/config';

/** Run by the gate `faults`, which starts the database and says in FAIRWAY_FAULTS where everything is. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['faults.test.ts'],
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
});
