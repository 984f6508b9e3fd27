import { maxFeedBytes } from '@forecourt/domain/operator/upload-limits';
import type { UploadLimit } from '../../back-office/office.ts';

/** Of a form with a file of cars. */
export const feedLimit: UploadLimit = {
  bytes: maxFeedBytes,
  sentence: `The file is larger than ${maxFeedBytes / 1e6} MB. Such a file is fetched by itself, or taken in on the machine by forecourt import.`,
};
