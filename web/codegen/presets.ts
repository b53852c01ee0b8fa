// The presets of graphql-codegen for files that need no plugin.
import type { Types } from '@graphql-codegen/plugin-helpers';
import { operationFiles } from './operations.ts';

/** Writes one file with this content. */
export function file(content: string): Types.OutputPreset {
  return {
    buildGeneratesSection: (options) => [fileOf(options, options.baseOutputDir, content)],
  };
}

/** Writes `operationFiles`. Its folder is `operations`, because another preset has the folder above. */
export const operations: Types.OutputPreset = {
  buildGeneratesSection: (options) =>
    Object.entries(operationFiles(options.documents.flatMap((one) => one.document ?? []))).map(
      ([path, content]) => fileOf(options, `${options.baseOutputDir}../${path}`, content),
    ),
};

const fileOf = (
  { schema }: Types.PresetFnArgs<object>,
  filename: string,
  content: string,
): Types.GenerateOptions => ({
  filename,
  plugins: [{ text: {} }],
  pluginMap: { text: { plugin: () => content } },
  schema,
  documents: [],
  config: {},
});
