import '#ui/tokens.css';
import { startTransition } from 'react';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startPlatform } from '#platform/start.ts';
import { tellListening } from '#ui/early-events.ts';
import { enforceTrustedTypes } from './trusted-types.ts';
import { openHydrated, openShell } from './browser-app.ts';

// A page from the server brings its data; the offline shell from the service worker brings none. No top-level
// await: modules that are imported on demand wait for this module to finish.
async function start(): Promise<void> {
  enforceTrustedTypes();
  const hydrated = '$_TSR' in window;
  const { router, complete } = await (hydrated ? openHydrated() : openShell());
  // In a transition React yields to input every few milliseconds; hydrating a whole page at once would block
  // a tap for long.
  if (hydrated)
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />);
    });
  else createRoot(document).render(<RouterProvider router={router} />);
  tellListening();
  startPlatform(router.history, {
    registerTasks: async () => (await import('./register-tasks.ts')).registerTasks(router),
    showExpired: async () => (await import('./token-error.ts')).showExpired(),
    settleArrived: async () => (await import('./settle-arrived.ts')).settleArrived(),
  });
  complete().catch((cause: unknown) => console.warn('The data client could not be loaded', cause));
}

start().catch((cause: unknown) =>
  console.error('The app could not start; the page stays without scripts', cause),
);
