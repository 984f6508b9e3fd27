import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';
import type { AtDesk, SellingParts } from '../selling-parts.ts';
import { pictureActs } from './picture-acts.ts';

/**
 * Does what a button of a form says in one text, as a button has no more: the act, the picture and its place, such as
 * `picture.move 0d9c… 2`; a file comes with the form.
 */
export async function doPictureDeed(
  parts: SellingParts,
  { fields: { ad = '', file = '' }, deed }: { readonly fields: Asked; readonly deed: string },
  at: AtDesk,
): Promise<ActAnswer> {
  const [name = '', picture = '', to = ''] = deed.split(' ');
  const act = Object.hasOwn(pictureActs, name) ? pictureActs[name] : undefined;
  if (act === undefined)
    return { status: 'REFUSED', sentence: 'Nothing is done with pictures by that name.' };
  const answer = await act.run(parts, { ad, file, picture, to }, at);
  return answer.status === 'DONE' ? { ...answer, said: name } : answer;
}
