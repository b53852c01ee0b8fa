import type { CameraProblem } from '#platform/use-camera.ts';

/** Why a picture gave no code. */
export type PictureProblem = 'no-code' | 'not-a-picture' | 'not-loaded';

/** Why the camera gives none: there is no camera, or the decoder could not be loaded. */
export type ScanProblem = CameraProblem | 'not-loaded';
