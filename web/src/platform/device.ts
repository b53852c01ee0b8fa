import type { Device } from '@fairgate/schema/urls/access';

/** The class that the gateway derives from client hints; the offline shell has to ask the window. */
export function deviceOfWindow(): Device {
  return window.matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop';
}
