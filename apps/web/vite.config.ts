import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The member site. In development pages are served by vite and calls go to the running server. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', assetsInlineLimit: 2048, cssCodeSplit: true, sourcemap: false },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:8080', '/mqtt': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
