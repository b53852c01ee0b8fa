// The gateway without pages: compare-pages.ts measures those.
import { startGateway } from '../gateway/start.ts';
import { announce } from './process.ts';
import { countedQuery, searchQuery } from './search-query.ts';

const { CACHE_MAX_ENTRIES = '', PAGE_CACHE_MAX_BYTES = '', LOG_LEVEL = '' } = process.env;
const { url } = await startGateway({
  upstreamUrl: process.env['UPSTREAM_URL'] ?? '',
  documents: [searchQuery, countedQuery],
  env: { CACHE_MAX_ENTRIES, PAGE_CACHE_MAX_BYTES, LOG_LEVEL, REQUEST_BUDGET: '0' },
});
announce(url);
