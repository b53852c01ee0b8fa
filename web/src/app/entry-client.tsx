import '#ui/tokens.css';
import { startTransition } from 'react';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startPlatform } from '#platform/start.ts';
import { openHydrated, openShell } from './visit.ts';

// A page from the server brings its data; the offline shell, which the service worker gives, brings none.
// Not awaited at the top of the module: what is imported later needs this module to be done.
async function start(): Promise<void> {
  const hydrated = '$_TSR' in window;
  const { router, complete } = await (hydrated ? openHydrated() : openShell());
  // In a transition React gives way to the visitor every few milliseconds; a whole page at once would not answer a tap for long.
  if (hydrated)
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />);
    });
  else createRoot(document).render(<RouterProvider router={router} />);
  startPlatform(router.history, {
    registerTasks: async () => (await import('./register-tasks.ts')).registerTasks(router),
    tellExpired: async () => (await import('./token-error.ts')).tellExpired(),
  });
  complete().catch((cause: unknown) => console.warn('Data is not at hand yet', cause));
}

start().catch((cause: unknown) =>
  console.error('The app could not start; the page as it came stands', cause),
);
