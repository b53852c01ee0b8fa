// The sites seen on this device, so that the offline shell knows which one an address belongs to.
import { splitDeployPath } from '@fairgate/schema/urls/deploy-path';
import { readItem, writeItem } from './storage.ts';

export type KnownSite = {
  readonly id: string;
  readonly deployPath: string;
  readonly countryCode: string | null;
  readonly englishName: string;
  readonly localName: string;
};

const international: KnownSite = {
  id: '999',
  deployPath: '',
  countryCode: null,
  englishName: 'International',
  localName: 'International',
};

export function rememberSite(site: KnownSite): void {
  const { id, deployPath, countryCode, englishName, localName } = site;
  writeItem('sites', [
    ...readSites().filter((one) => one.id !== id),
    { id, deployPath, countryCode, englishName, localName },
  ]);
}

/** The site with the longest prefix of the path; the international one where none is known. */
export function knownSite(path: string): KnownSite {
  return split(path).site ?? international;
}

/** The path without its site's prefix. */
export function pathWithinSite(path: string): string {
  return split(path).path;
}

const split = (path: string) => splitDeployPath(path, [international, ...readSites()]);

function readSites(): KnownSite[] {
  const found = readItem('sites');
  return Array.isArray(found) ? found.filter(isSite) : [];
}

function isSite(value: unknown): value is KnownSite {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'deployPath' in value &&
    typeof value.deployPath === 'string'
  );
}
