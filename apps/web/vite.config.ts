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
    rollupOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /virtual:words\/[\w-]+\/(\w+)$/.exec(facadeModuleId ?? '')?.[1];
          return language ? `assets/words-${language}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
});
