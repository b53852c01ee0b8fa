// The list of sites, always available without a call: an address must be split before anything else.
import { splitDeployPath } from '@fairgate/schema/urls/deploy-path';
import { websiteTtlMs } from '@fairgate/schema/limits';
import { SourceError } from './envelope/source-error.ts';
import type { Site } from './generated/resolvers.ts';
import type { Logger } from './log.ts';
import { internationalSite } from './sources/buyer/sites.ts';

export type SiteDirectory = {
  /**
   * Splits an address into its site and the path below it; the international site when no prefix matches.
   */
  split: (path: string) => { site: Site; path: string };
  /** A site by its abbreviation or id; undefined when there is none. */
  find: (name: string) => Site | undefined;
  /** Resolves after the first request for the sites, successful or not. */
  ready: Promise<void>;
  close: () => void;
};

/** Renews the list every minute (§9: website data 60 s); keeps the last list while the gateway is down. */
export function createSiteDirectory(options: {
  load: () => Promise<readonly Site[]>;
  log: Logger;
}): SiteDirectory {
  let sites: readonly Site[] = [internationalSite];

  async function refresh(): Promise<void> {
    try {
      const loaded = await options.load();
      sites = loaded.some((site) => site.id === internationalSite.id)
        ? loaded
        : [internationalSite, ...loaded];
    } catch (error) {
      options.log.warn(
        error instanceof SourceError ? error.forLog() : { err: error },
        'could not load the sites',
      );
    }
  }

  const timer = setInterval(() => void refresh(), websiteTtlMs);
  timer.unref();
  return {
    split(path) {
      const { site, path: below } = splitDeployPath(path, sites);
      return { site: site ?? internationalSite, path: below };
    },
    find: (name) => sites.find((site) => site.abbreviation === name.toLowerCase() || site.id === name),
    ready: refresh(),
    close: () => clearInterval(timer),
  };
}
