import { defineConfig } from 'vite';

/** One ES module for browsers, nothing beside it; the types are written by `tsc -p tsconfig.build.json`. */
export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: true,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'download-kit' },
  },
});
