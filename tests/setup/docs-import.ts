// Writes the table of columns in docs/import.md. Run it (`pnpm docs:import`) after a change to a column.
import { readFileSync, writeFileSync } from 'node:fs';
import { withColumnTable } from '@fairgate/embedded/catalogue/column-docs';

const file = 'docs/import.md';
writeFileSync(file, withColumnTable(readFileSync(file, 'utf8')));
