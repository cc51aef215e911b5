import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  cacheDir: '../node_modules/.vite-gallery',
  server: { host: '127.0.0.1', port: 5190 },
});
