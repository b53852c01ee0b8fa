// Writes the table of columns in docs/import.md. Run it (`pnpm docs:import`) when a column is added or described anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { withColumnTable } from '@fairgate/embedded/catalogue/column-docs';

const file = 'docs/import.md';
writeFileSync(file, withColumnTable(readFileSync(file, 'utf8')));
