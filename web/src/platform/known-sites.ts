// The sites visited on this device, so that the offline shell can tell the site of an address.
import { splitDeployPath } from '@fairgate/schema/urls/deploy-path';
import type { Site } from './site.ts';
import { readItem, writeItem } from './storage.ts';

const international: Site = {
  id: '999',
  deployPath: '',
  countryCode: null,
  englishName: 'International',
  localName: 'International',
};

export function rememberSite(site: Site): void {
  const { id, deployPath, countryCode, englishName, localName } = site;
  writeItem('sites', [
    ...readSites().filter((one) => one.id !== id),
    { id, deployPath, countryCode, englishName, localName },
  ]);
}

/** The site with the longest matching path prefix; the international one where none is known. */
export function knownSite(path: string): Site {
  return split(path).site ?? international;
}

export function pathWithinSite(path: string): string {
  return split(path).path;
}

const split = (path: string) => splitDeployPath(path, [international, ...readSites()]);

function readSites(): Site[] {
  const found = readItem('sites');
  return Array.isArray(found) ? found.filter(isSite) : [];
}

function isSite(value: unknown): value is Site {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'deployPath' in value &&
    typeof value.deployPath === 'string'
  );
}
