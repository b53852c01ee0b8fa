// Files of the built web app, over HTTP.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerAssets } from '../../gateway/src/http/assets.ts';
import { readPersistedDocuments } from '../../gateway/src/persisted-documents.ts';
import { createContentPolicies } from '../../gateway/src/http/content-policy.ts';

const script = fileURLToPath(new URL('../../web/keep-assets.ts', import.meta.url));
const keepAssets = () => execFileSync(process.execPath, [script, dist]);
let dist: string;

/** What a build leaves. */
function build(files: Readonly<Record<string, string>>): void {
  keepAssets();
  const assets = join(dist, 'client/assets');
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(join(assets, 'texts/en-1'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(assets, file), content);
}

async function served(file: string) {
  const app = Fastify();
  const folders = { client: join(dist, 'client'), earlierAssets: join(dist, 'earlier-assets') };
  const policies = createContentPolicies({ contentOrigins: [], production: true });
  await registerAssets(app, folders, { policies, publicUrl: undefined, inlineScripts: [] });
  const answer = await app.inject(`/assets/${file}`);
  await app.close();
  return [answer.statusCode, answer.statusCode === 200 ? answer.body : ''];
}

describe('assets of earlier builds', () => {
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'fairgate-dist-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('are served after a new build, also those in folders', async () => {
    build({ 'page-1.js': 'one', 'texts/en-1/page.js': 'words' });
    build({ 'page-2.js': 'two' });
    build({ 'page-3.js': 'three' });
    expect(await served('page-1.js')).toEqual([200, 'one']);
    expect(await served('texts/en-1/page.js')).toEqual([200, 'words']);
    expect(await served('page-2.js')).toEqual([200, 'two']);
    expect(await served('page-3.js')).toEqual([200, 'three']);
    expect(await served('page-4.js')).toEqual([404, '']);
  });

  it('are removed a week after they were replaced, however old they were then', async () => {
    build({ 'page-1.js': 'one' });
    const longAgo = new Date(Date.now() - 30 * 86_400_000);
    utimesSync(join(dist, 'client/assets/page-1.js'), longAgo, longAgo);
    build({ 'page-2.js': 'two' });
    expect(await served('page-1.js')).toEqual([200, 'one']);
    const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
    utimesSync(join(dist, 'earlier-assets/page-1.js'), eightDaysAgo, eightDaysAgo);
    build({ 'page-3.js': 'three' });
    expect(readdirSync(join(dist, 'earlier-assets'))).toEqual(['page-2.js']);
  });
});

describe('operations of earlier builds', () => {
  const manifest = (documents: object) => {
    const file = join(dist, 'manifest.json');
    writeFileSync(file, JSON.stringify(documents));
    execFileSync(process.execPath, [script, dist, file]);
  };
  const earlier = () => readdirSync(join(dist, 'earlier-documents'));
  const known = () =>
    readPersistedDocuments(join(dist, 'manifest.json'), pathToFileURL(`${join(dist, 'earlier-documents')}/`));

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'fairgate-dist-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('§7.3 are known after a new build, so that a form that waited is sent', async () => {
    manifest({ one: 'mutation Send($a: Int) { send(a: $a) }' });
    manifest({ two: 'mutation Send($a: Int, $b: Int) { send(a: $a, b: $b) }' });
    manifest({ three: 'query Three { three }' });
    expect(await known().get('one')).toContain('Send');
    expect(await known().get('two')).toContain('$b');
    expect(known().has('three')).toBe(true);
    expect(known().has('four')).toBe(false);
  });

  it('are one file for builds with the same operations, and go a week after their end', () => {
    for (const _ of [1, 2, 3]) manifest({ one: 'query One { one }' });
    expect(earlier()).toHaveLength(1);
    manifest({ two: 'query Two { two }' });
    const [file = ''] = earlier();
    const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
    utimesSync(join(dist, 'earlier-documents', file), eightDaysAgo, eightDaysAgo);
    manifest({ three: 'query Three { three }' });
    expect(earlier()).toHaveLength(1);
    expect(known().has('one')).toBe(false);
    expect(known().has('two')).toBe(true);
  });
});

it('§7.3 the worker that reads cards may compile WebAssembly, and load and send nothing; no page may compile any', async () => {
  dist = mkdtempSync(join(tmpdir(), 'fairgate-dist-'));
  build({ 'read-worker-B1_x-9.js': 'read()', 'page-1.js': 'one' });
  const app = Fastify();
  const folders = { client: join(dist, 'client'), earlierAssets: join(dist, 'earlier-assets') };
  const policies = createContentPolicies({ contentOrigins: [], production: true });
  await registerAssets(app, folders, { policies, publicUrl: undefined, inlineScripts: [] });
  const policyOf = async (file: string) =>
    (await app.inject(`/assets/${file}`)).headers['content-security-policy'];
  expect(await policyOf('read-worker-B1_x-9.js')).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(await policyOf('page-1.js')).toBeUndefined();
  expect(policies.page('https://fairgate.example', [])).not.toContain('wasm');
  await app.close();
  rmSync(dist, { recursive: true });
});
