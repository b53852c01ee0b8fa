import { defineConfig } from 'drizzle-kit';

// `pnpm exec drizzle-kit generate --name <what-changed>` in this folder writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './drizzle',
  casing: 'snake_case',
});
