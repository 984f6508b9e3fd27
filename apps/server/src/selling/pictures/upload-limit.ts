import { pictureLimits, tooLargePicture } from '@forecourt/domain/selling/private-ad';
import type { UploadLimit } from '@forecourt/web/back-office/office';

/** Of a form with a picture, which is a little larger than its picture. */
export const uploadLimit: UploadLimit = {
  bytes: pictureLimits.bytes + 1_000_000,
  sentence: tooLargePicture,
};
