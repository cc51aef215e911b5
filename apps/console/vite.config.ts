import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstTheme } from './build/first-theme.ts';

/** The operators' console. In development pages are served by vite and calls go to the running server's console port. */
const server = process.env['FAIRWAY_CONSOLE'] ?? 'http://127.0.0.1:8081';

export default defineConfig({
  plugins: [react(), firstTheme()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    sourcemap: false,
    // The component kit is one file that every page needs; it changes only with its version.
    chunkSizeWarningLimit: 1500,
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/mqtt': { target: server, ws: true } } },
});
