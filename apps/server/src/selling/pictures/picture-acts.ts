import type { Act } from '../act.ts';
import { addPicture } from './add-picture.ts';
import { makeCover, movePicture, removePicture } from './arrange-pictures.ts';
import { blurPicture } from './blur-picture.ts';

/** What sellers do with pictures of an ad. */
export const pictureActs: Readonly<Record<string, Act>> = {
  'picture.add': addPicture,
  'picture.remove': removePicture,
  'picture.cover': makeCover,
  'picture.move': movePicture,
  'picture.blur': blurPicture,
};
