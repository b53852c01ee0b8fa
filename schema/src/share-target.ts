// What a person shares to the installed app with the share menu of the system (Web Share Target).

/** The system posts it here, as a form; the service worker takes it before it leaves the device. */
export const shareTarget = '/share-target';

/** The fields of the form. */
export const sharedFields = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;

/** The media types that the share menu offers the app for. */
export const sharedTypes = ['image/*', 'application/pdf'] as const;
