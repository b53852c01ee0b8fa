// The files that people may attach, by the end of their names. A service checks that the content is what the name says.

const office = 'application/vnd.openxmlformats-officedocument';

/** By the end of a name, in lower case. */
export const fileTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  csv: 'text/csv',
  txt: 'text/plain',
} as const;
export type FileType = (typeof fileTypes)[keyof typeof fileTypes];

/** The end of a name, in lower case; '' without one. */
export function endOf(name: string): string {
  const [, end = ''] = /[^.]\.([A-Za-z0-9]{1,8})$/.exec(name) ?? [];
  return end.toLowerCase();
}

/** The media type that a file's name tells; undefined for a file that cannot be attached. */
export function fileTypeOf(name: string): FileType | undefined {
  const end = endOf(name);
  return Object.hasOwn(fileTypes, end) ? fileTypes[end as keyof typeof fileTypes] : undefined;
}

export const isPicture = (type: string): boolean => type.startsWith('image/');
