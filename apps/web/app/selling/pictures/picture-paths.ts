import { adPath } from '@forecourt/domain/selling/ad-paths';

/** Where a script sends what is to be done with pictures of an ad. */
export const picturesPath = (ad: string): string => `${adPath(ad)}/pictures`;

/** Kinds of pictures that are taken. A phone that has another kind converts it to the first. */
export const takenTypes = 'image/jpeg,image/png,image/webp,image/avif';
