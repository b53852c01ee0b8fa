import { describe, expect, it } from 'vitest';
import { modeOf } from './mode.ts';

describe('§6 web and app modes', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', false, 'web'],
    ['Mozilla/5.0 (Windows NT 10.0)', false, 'web'],
    ['Mozilla/5.0 (Linux; Android 16) FairgateApp/3.1', false, 'app-h5'],
    ['Mozilla/5.0 (Windows NT 10.0) FairgateApp/3.1', false, 'app-pc'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', true, 'app-h5'],
  ] as const)('%s, bridge %s: %s', (userAgent, bridge, mode) => expect(modeOf(userAgent, bridge)).toBe(mode));
});
