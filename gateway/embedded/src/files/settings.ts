import { join } from 'node:path';
import { z } from 'zod';
import { exitCodes, Stop } from '../exit.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

/** What storage without regions expects in signatures. */
const usualRegion = 'us-east-1';
const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

export const fileSettings = {
  /** S3-compatible storage for what people attach; without it the files are in the data folder. */
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  FILES_S3_BUCKET: z.string().regex(bucketForm, 'must be the name of a bucket').optional(),
  FILES_S3_REGION: z.string().optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
};
const known = z.object(fileSettings);
type FileSettings = z.infer<typeof known>;

const needed = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const;

/** Throws Stop (badSetting) when a part of the settings is missing. */
export function openFileStore(settings: FileSettings, dataFolder: string): FileStore {
  const missing = needed.filter((name) => settings[name] === undefined);
  if (missing.length === needed.length) return openFolderStore(join(dataFolder, 'files'));
  if (missing.length > 0)
    throw new Stop(exitCodes.badSetting, `FILES_S3_…: ${missing.join(', ')} must be set too`);
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = needed.map(
    (name) => settings[name],
  );
  return openS3Store({
    endpoint,
    bucket,
    region: settings.FILES_S3_REGION ?? usualRegion,
    accessKeyId,
    secretAccessKey,
  });
}
