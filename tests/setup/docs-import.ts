// Writes the tables of columns in docs/import.md and docs/import-exhibitions.md. Run it (`pnpm docs:import`) after a change
// to a column.
import { readFileSync, writeFileSync } from 'node:fs';
import { withColumnTable } from '@fairgate/embedded/catalogue/column-docs';
import { withExhibitionColumnTables } from '@fairgate/embedded/exhibitions/column-docs';

const update = (file: string, change: (document: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

update('docs/import.md', withColumnTable);
update('docs/import-exhibitions.md', withExhibitionColumnTables);
