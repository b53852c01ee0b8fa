// The test files of the web share a process, which saves its start. Their modules keep state of a browser, so each file
// loads them anew, and leaves no global behind.
import { afterAll, vi } from 'vitest';

vi.resetModules();

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
