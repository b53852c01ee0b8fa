// @lingui/core imports the message compiler in development only. The site's own texts need it too, but on
// demand (texts.ts). Without this plugin, the bundler would put the compiler into the entry.
import type { Plugin } from 'vite';

const compiler = '@lingui/message-utils/compileMessage';

export function withoutRuntimeCompiler(): Plugin {
  return {
    name: 'without-runtime-compiler',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === compiler && importer?.includes('@lingui/core') ? '\0no-compiler' : undefined,
    load: (id) => (id === '\0no-compiler' ? 'export const compileMessage = undefined' : undefined),
  };
}
