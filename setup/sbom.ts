// Writes what a release contains, from the lockfile: `sbom/bom.json` (CycloneDX) and `sbom/licences.md`. Run `pnpm install`
// first: licences are read from the packages.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

type Package = { readonly name: string; readonly versions: readonly string[]; readonly homepage?: string };

const folder = 'sbom';
const run = async (...parameters: readonly string[]) =>
  (await promisify(execFile)('pnpm', [...parameters], { maxBuffer: 256 * 1024 * 1024 })).stdout;

await mkdir(folder, { recursive: true });
const bom = await run('sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application');
await writeFile(`${folder}/bom.json`, bom);

const byLicence = JSON.parse(await run('licenses', 'list', '--prod', '--recursive', '--json')) as Record<
  string,
  Package[]
>;
const sections = Object.entries(byLicence)
  .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  .map(([licence, packages]) => {
    const lines = packages
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
      .map(
        ({ name, versions, homepage }) =>
          `- ${name} ${versions.join(', ')}${homepage ? ` <${homepage}>` : ''}`,
      );
    return `## ${licence} (${packages.length})\n\n${lines.join('\n')}\n`;
  });
await writeFile(
  `${folder}/licences.md`,
  `# Licences of the packages in Fairgate\n\nWritten by \`pnpm sbom\`.\n\n${sections.join('\n')}`,
);
const { components = [] } = JSON.parse(bom) as { components?: unknown[] };
process.stdout.write(
  `${folder}/bom.json: ${components.length} components; ${folder}/licences.md: ${sections.length} licences\n`,
);
