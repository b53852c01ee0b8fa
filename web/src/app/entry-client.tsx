import '#ui/tokens.css';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startPlatform } from '#platform/start.ts';
import { openHydrated, openShell } from './visit.ts';

// A page from the server brings its data; the offline shell, which the service worker gives, brings none.
const hydrated = '$_TSR' in window;
const { router, complete } = await (hydrated ? openHydrated() : openShell());
if (hydrated) hydrateRoot(document, <RouterClient router={router} />);
else createRoot(document).render(<RouterProvider router={router} />);

startPlatform();
requestIdleCallback(() => { complete().catch((cause: unknown) => console.warn('Data is not at hand yet', cause)); }, { timeout: 2000 });
