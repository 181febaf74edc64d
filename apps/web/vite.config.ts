import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { words } from './words.plugin.ts';

export default defineConfig({
  plugins: [react(), words()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
