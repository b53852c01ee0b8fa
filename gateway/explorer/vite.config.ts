import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// GraphiQL 5 as a build of its own (stack notes): its editor's workers must come from this origin.
export default defineConfig({
  root: import.meta.dirname,
  base: '/explorer/',
  plugins: [react()],
  worker: { format: 'es' },
  build: { outDir: '../dist/explorer', emptyOutDir: true, chunkSizeWarningLimit: 8_000 },
});
