import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lateFonts } from './build/late-fonts.ts';
import { slimContract } from './build/slim-contract.ts';

/** The member site. In development pages are served by vite and calls go to the running server. */
const server = process.env['FAIRWAY_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [slimContract(), lateFonts(), react()],
  build: { target: 'es2022', assetsInlineLimit: 2048, cssCodeSplit: true, sourcemap: false },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/memberCommon': server, '/mqtt': { target: server, ws: true } },
  },
});
