import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { checkArguments } from './argument-checks.ts';
import { fillDefaults } from './argument-defaults.ts';
import { readCosts } from './field-cost.ts';
import { returnFailures } from './resolvers/outcome.ts';
import { resolvers } from './resolvers/resolvers.ts';
import { checkScalars } from './scalars.ts';

const folder = new URL('.', import.meta.resolve('@fairgate/schema/sdl/root.graphql'));

/** The whole SDL as one document, the root first: the content of `/schema.graphql`. */
export function readSdl(): string {
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.graphql'));
  files.sort((a, b) => Number(b === 'root.graphql') - Number(a === 'root.graphql') || a.localeCompare(b));
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8').trim()).join('\n\n');
}

/** The schema with its resolvers. */
export function createSchema(sdl: string): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: sdl,
    resolvers: [...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  readCosts(schema);
  checkScalars(schema);
  fillDefaults(schema);
  checkArguments(schema);
  returnFailures(schema);
  return schema;
}
