import { defineConfig } from 'vitest/config';

/** Run by the gate `faults`, which starts the database and says in FAIRWAY_FAULTS where everything is. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['faults.test.ts'],
    pool: 'forks',
    // Far beyond what a free machine needs: a busy one is late, not wrong.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    env: { TZ: 'UTC' },
  },
});
