import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// GraphiQL 5 as a separate build: its editor's workers must come from this origin.
export default defineConfig({
  root: import.meta.dirname,
  base: '/explorer/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/explorer',
    emptyOutDir: true,
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: {
      // GraphiQL's files begin with a React compiler directive, which has no effect here; the warning helps no
      // reader of the build.
      onLog(level, log, say) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') say(level, log);
      },
    },
  },
});
