import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** `unit` and `pages` need nothing; `server` is given a real PostgreSQL, started once for the run. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // For a machine whose cores are all busy: a test that hangs tells so a little later, and no other waits for them.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    unstubEnvs: true,
    // Loading the whole product anew for each file was half of the run. What a test stubs it puts back; state hangs on its app.
    isolate: false,
    // Programs that tests start find what an earlier one compiled, as those of the launcher do.
    env: { TZ: 'UTC', NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/signer/**/*.test.ts',
            'apps/media/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, 'packages/ui/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          // A page's language, member and caches live in modules: a file that switches one would switch it for its neighbours.
          isolate: true,
          include: ['packages/ui/src/**/*.test.ts', 'apps/web/**/*.test.ts', 'apps/console/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // After the pure code, and three at a time on two cores: they wait for their database and for each other's locks (0038).
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          // Stories of many calls, on a machine that runs every suite at once: a file's own `vi.setConfig` ends with the file, so it
          // stands here. Whoever hangs is told apart from who is slow soon enough.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['apps/server/**/*.test.ts', 'apps/sandbox/**/*.test.ts'],
          globalSetup: ['tools/test/database-for-tests.ts'],
        },
      },
    ],
  },
});
