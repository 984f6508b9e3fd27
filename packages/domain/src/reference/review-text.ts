import { z } from 'zod';
import { asTyped } from '../content/line-breaks.ts';
import { groupDigits } from '../vehicle/group-digits.ts';
import { reviewTextLimits } from './review-words.ts';

const { title, leastText, text } = reviewTextLimits;

/** Stars from 1 to 5, as a form has them. */
export const starsSchema = z
  .string({ error: 'Choose one to five stars.' })
  .regex(/^[1-5]$/, 'Choose one to five stars.');

/** What somebody writes in any review, as it is typed; `textPot` is a field that people do not see. */
export const reviewTextShape = {
  title: z
    .string({ error: 'Write a title.' })
    .trim()
    .min(3, 'Write a title of at least 3 characters.')
    .max(title, `A title has at most ${title} characters.`),
  text: z
    .string({ error: 'Write what others should know.' })
    .overwrite(asTyped)
    .trim()
    .min(leastText, `Write at least ${leastText} characters.`)
    .max(text, `A review has at most ${groupDigits(text)} characters.`),
  textPot: z.string().default(''),
};
