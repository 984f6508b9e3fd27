import { maxFeedBytes } from '@forecourt/domain/operator/upload-limits';
import type { UploadLimit } from '../../back-office/office.ts';

/** Of a form with a file of cars. */
export const feedLimit: UploadLimit = {
  bytes: maxFeedBytes,
  sentence: `File: expected ${maxFeedBytes / 1e6} MB at most. A larger one is fetched by itself, or taken in on the machine by forecourt import.`,
};
