import type { Letter } from '../platform/mail/letter.ts';
import type { LetterFrom } from '../request/mailed-origin.ts';

/** A review that everybody reads now. */
export interface ShownReview {
  readonly ownerId: number;
  readonly dealerName: string;
  readonly authorName: string;
  /** The car that was asked about. */
  readonly car: string;
  /** From 1 to 5. */
  readonly overall: number;
  readonly title: string;
  readonly text: string;
}

/** What somebody who works for a dealer gets once everybody reads what a shopper says of it. */
export function reviewLetter(
  { ownerId, dealerName, authorName, car, overall, title, text }: ShownReview,
  { brand, origin }: LetterFrom,
): Letter {
  return {
    preview: `${overall} of 5 stars: ${title}`,
    topic: `${dealerName} on ${brand.name}`,
    heading: `${authorName} reviewed ${dealerName}`,
    parts: [
      {
        kind: 'facts',
        rows: [
          ['Overall', `${overall} of 5 stars`],
          ['Asked about', car],
        ],
      },
      { kind: 'quote', text: `${title}\n\n${text}`, from: authorName },
      {
        kind: 'text',
        text: 'It stands on your page. What you answer stands below it, and everybody reads that, too.',
      },
      {
        kind: 'button',
        label: 'Answer it',
        href: `${origin}/dealer-portal/reviews?dealer=${ownerId}`,
      },
    ],
    foot: [
      `You get this because mails of every lead and review of ${dealerName} are chosen for you. Whoever manages its people can change that, and so can you.`,
    ],
    links: [{ label: 'What I am told', href: `${origin}/dealer-portal/people?dealer=${ownerId}` }],
  };
}
