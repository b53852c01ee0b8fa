import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// GraphiQL 5 as a build of its own (stack notes): its editor's workers must come from this origin.
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
      // GraphiQL's files begin with a word to React's compiler, which is not used here: nothing that a reader of the build could mend.
      onLog(level, log, say) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') say(level, log);
      },
    },
  },
});
