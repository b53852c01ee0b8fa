// What the policy of Trusted Types passes.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { narrowScreenScript } from '#pages/shell/root-head.ts';
import { scriptJson } from '#platform/script-json.ts';
import type { Icon } from '#ui/icons.tsx';
import * as onDemand from '#ui/icons-on-demand.tsx';
import * as icons from '#ui/icons.tsx';
import { enforceTrustedTypes } from './trusted-types.ts';

type Checks = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | undefined>;
let checks: Checks;
beforeEach(() => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, given: Checks) => {
      if (name === 'default') checks = given;
    },
  });
  enforceTrustedTypes();
});
afterEach(() => void vi.unstubAllGlobals());

it('passes every icon, the data of a page and what React makes script elements from', () => {
  const drawn = Object.entries({ ...icons, ...onDemand })
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([, icon]) => (icon as Icon)({}).props as { dangerouslySetInnerHTML: { __html: string } });
  expect(drawn.length).toBeGreaterThan(30);
  const texts = drawn.map((props) => props.dangerouslySetInnerHTML.__html);
  const data = scriptJson(JSON.stringify({ name: '</script><img src=x onerror=alert(1)>' }));
  for (const text of [...texts, '', data, '<script></script>', narrowScreenScript])
    expect(checks.createHTML(text)).toBe(text);
  expect(checks.createScript(narrowScreenScript)).toBe(narrowScreenScript);
  expect(checks.createScriptURL('/service-worker.js')).toBe('/service-worker.js');
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<b>bold</b>',
  '<path d="M1 1"/><img src="x"/>',
  '<path d="M1 1" onload="go"/>',
  '<path d="M1 1" style="x:expression(1)"/>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="x"></iframe>',
])('passes no other markup: %s', (text) => {
  expect(checks.createHTML(text)).toBeUndefined();
});

it.each(['alert(1)', '', '{}'])('passes no other script: %j', (text) => {
  expect(checks.createScript(text)).toBeUndefined();
});

it.each([
  'https://evil.example/x.js',
  'data:text/javascript,alert(1)',
  '/service-worker.js?x',
  '/assets/x.js',
  '/assets/read-worker-B1_x-9.js',
  '//evil.example/assets/read-worker-B1_x-9.js',
  '/assets/read-worker-B1_x-9.js?x',
  '/assets/../read-worker-B1_x-9.js',
  '',
])('passes no other address of a script: %j', (text) => {
  expect(checks.createScriptURL(text)).toBeUndefined();
});
