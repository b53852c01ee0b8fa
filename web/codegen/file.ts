import type { Types } from '@graphql-codegen/plugin-helpers';

/** A preset that writes one file with this content. */
export function file(content: string): Types.OutputPreset {
  return {
    buildGeneratesSection: ({ baseOutputDir, schema }) => [
      {
        filename: baseOutputDir,
        plugins: [{ text: {} }],
        pluginMap: { text: { plugin: () => content } },
        schema,
        documents: [],
        config: {},
      },
    ],
  };
}
