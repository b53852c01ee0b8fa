import '#ui/tokens.css';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startPlatform } from '#platform/start.ts';
import { openHydrated, openShell } from './visit.ts';

// A page from the server brings its data; the offline shell, which the service worker gives, brings none.
if ('$_TSR' in window) {
  const router = await openHydrated();
  hydrateRoot(document, <RouterClient router={router} />);
} else {
  const router = await openShell();
  createRoot(document).render(<RouterProvider router={router} />);
}
startPlatform();
