import type { Device } from '@fairgate/schema/urls/access';

/**
 * The device class that the gateway derives from client hints; the offline shell derives it from the window.
 */
export function deviceOfWindow(): Device {
  return window.matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop';
}
