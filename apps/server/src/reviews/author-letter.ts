import { accountPaths } from '@forecourt/domain/account/sign-in';
import type { ReviewState } from '@forecourt/domain/reference/review-words';
import type { Letter, LetterPart } from '../platform/mail/letter.ts';
import type { LetterFrom } from '../request/mailed-origin.ts';

/** A review that was decided of. */
export interface DecidedReview {
  /** `2020 Toyota Camry`, or a dealer. */
  readonly about: string;
  /** Of the page about that. */
  readonly path: string;
  /** Of the form that takes another review in its place. */
  readonly formPath: string;
  readonly title: string;
  readonly state: ReviewState;
  /** Why it is not shown; null of any other, and of those before reasons were asked for. */
  readonly rejectedBecause: string | null;
}

/** What the author of a review gets once it is shown, or is not. */
export function authorLetter(review: DecidedReview, { brand, origin }: LetterFrom): Letter {
  const { about, title, state } = review;
  const isShown = state === 'approved';
  return {
    preview: title,
    topic: `Your review on ${brand.name}`,
    heading: `Your review of ${about} is ${isShown ? 'shown' : 'not shown'}`,
    parts: isShown ? shownParts(review, origin) : rejectedParts(review, origin),
    foot: [`You get this because you wrote a review of ${about} with your ${brand.name} account.`],
    links: [{ label: 'Your reviews', href: `${origin}${accountPaths.account}#reviews` }],
  };
}

const shownParts = ({ title, about, path }: DecidedReview, origin: string): LetterPart[] => [
  { kind: 'text', text: `Everybody who looks at ${about} can read “${title}” now. Thank you.` },
  { kind: 'button', label: 'See it', href: `${origin}${path}` },
];

function rejectedParts(review: DecidedReview, origin: string): LetterPart[] {
  const { title, rejectedBecause: reason, formPath } = review;
  return [
    { kind: 'text', text: `“${title}” was read, and nobody else sees it.` },
    { kind: 'facts', rows: [['Why', reason ?? 'No reason was told.']] },
    { kind: 'text', text: 'What you wrote is kept. You can change it and send it once more.' },
    { kind: 'button', label: 'Write it anew', href: `${origin}${formPath}` },
  ];
}
