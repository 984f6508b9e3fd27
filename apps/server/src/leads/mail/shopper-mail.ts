import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import type { Speaker } from '@forecourt/domain/lead/conversation';
import type { LeadKind } from '@forecourt/domain/lead/lead-request';
import {
  asBeginning,
  knownSellerWords,
  sellerWords,
} from '@forecourt/domain/listing/seller/seller-words';
import { dealRows, holdHours } from '@forecourt/domain/money/deal';
import { dollars } from '@forecourt/domain/money/dollars';
import { type Quote, type QuoteRow, quoteRows } from '@forecourt/domain/money/quote/quote';
import { quoteNote } from '@forecourt/domain/money/quote/quote-words';
import type { Letter, LetterPart } from '../../platform/mail/letter.ts';
import { aboutPicture, carPart, linkOf, type MailedLead } from './lead-mail.ts';

/** What a shopper gets at once: a copy of what was sent, and what happens next. */
export function confirmationLetter(mailed: MailedLead, answerMinutes: number | null): Letter {
  const { lead, owner, brand } = mailed;
  const facts = [
    ...(lead.offer === null ? [] : [['Your offer', dollars(lead.offer)]]),
    ...(lead.wish === null ? [] : [['Test drive', lead.wish]]),
    ...(lead.deal === null ? [] : dealRows(lead.deal)),
  ] as [string, string][];
  const parts: readonly (LetterPart | null)[] = [
    carPart(mailed, 'shopper'),
    lead.comments ? { kind: 'quote', from: 'You wrote', text: lead.comments } : null,
    facts.length > 0 ? { kind: 'facts', rows: facts } : null,
    { kind: 'steps', steps: nextSteps(mailed, answerMinutes) },
    { kind: 'button', label: 'See the conversation', href: linkOf(mailed, 'shopper') },
    {
      kind: 'text',
      text: 'Never send money before you have seen the car and its title. The link is yours alone: do not pass it on.',
    },
  ];
  return {
    preview: `A copy of what you sent to ${sellerWords(owner)}, and what happens next.`,
    topic: topicOf(mailed),
    heading: `Your ${sentWord(lead.kind)} is with ${sellerWords(owner)}`,
    parts: parts.filter((part) => part !== null),
    foot: [
      `You get this because somebody gave this address on ${brand.name} to ask about a car. If that was not you, do nothing: no list has it.`,
    ],
    ...aboutPicture(mailed),
  };
}

/** What the copy of what was sent is called in lists of mails. */
export function copySubject({ lead }: MailedLead): string {
  const about = lead.vehicle.name;
  if (lead.kind === 'reserve') return `Your request to reserve the ${about}`;
  if (lead.kind === 'test-drive') return `Your request to test-drive the ${about}`;
  return `Your ${sentWord(lead.kind)} ${lead.kind === 'make-offer' ? 'for' : 'about'} the ${about}`;
}

function sentWord(kind: LeadKind): string {
  if (kind === 'make-offer') return 'offer';
  return kind === 'reserve' || kind === 'test-drive' ? 'request' : 'message';
}

function topicOf({ lead }: MailedLead): string {
  if (lead.kind === 'make-offer') return `Your offer for a ${lead.vehicle.name}`;
  if (lead.kind === 'test-drive') return `A test drive of a ${lead.vehicle.name}`;
  if (lead.kind === 'reserve') return `Your request to reserve a ${lead.vehicle.name}`;
  return `Your question about a ${lead.vehicle.name}`;
}

function nextSteps({ owner, lead }: MailedLead, answerMinutes: number | null) {
  const seller = asBeginning(knownSellerWords(owner));
  const usual =
    answerMinutes === null
      ? ''
      : ` Half of their answers come within ${answerTimeWords(answerMinutes)}.`;
  const call = owner.phone === null ? '' : ` Or call ${owner.phone}.`;
  if (lead.kind === 'reserve')
    return [
      {
        title: `${seller} answers`,
        text: `Whether it holds the car for ${holdHours} hours, and whether every line stands.${usual}`,
      },
      { title: 'You look, you drive, you sign', text: 'Nothing is paid or signed before.' },
      { title: 'If nothing comes', text: `Write again at the link below.${call}` },
    ];
  return [
    { title: `${seller} answers`, text: `By email, and at the link below.${usual}` },
    { title: 'You see the car', text: meetingWords(owner, lead) },
    { title: 'If nothing comes', text: `Write again at the link below.${call}` },
  ];
}

function meetingWords(
  { privateSeller }: MailedLead['owner'],
  { vehicle: { stockNumber } }: MailedLead['lead'],
): string {
  if (privateSeller) return 'Agree on a time and a public place, and meet by daylight.';
  return `Agree on a time, and ask for ${stockNumber === null ? 'the car' : `stock number ${stockNumber}`}.`;
}

/** What a side gets when the other one wrote. */
export function messageLetter(
  mailed: MailedLead,
  message: {
    readonly to: Speaker;
    readonly text: string;
    readonly quote: Quote | null;
  },
  hasRelay: boolean,
): Letter {
  const { lead, owner, brand } = mailed;
  const { to, text, quote } = message;
  const isSeller = to === 'shopper';
  const shopper = lead.firstName ?? 'The shopper';
  const writer = isSeller ? owner.name : shopper;
  return {
    preview: 'Answer at a private link.',
    topic: `About the ${lead.vehicle.name}`,
    heading: isSeller ? `${asBeginning(sellerWords(owner))} answered` : `${shopper} wrote`,
    parts: [
      { kind: 'quote', from: writer, text },
      ...(quote === null ? [] : quoteParts(quote, brand.name)),
      { kind: 'button', label: 'Answer', href: linkOf(mailed, to) },
      ...(hasRelay
        ? [
            {
              kind: 'text',
              text: `Or answer this mail: it goes to ${isSeller ? knownSellerWords(owner) : shopper} through us.`,
            } as const,
          ]
        : []),
      carPart(mailed, to),
    ],
    foot: footOf(mailed, to),
    ...aboutPicture(mailed),
  };
}

/** Why a side gets what the other one wrote. */
export const footOf = ({ brand }: MailedLead, to: Speaker): readonly string[] => [
  `You get this because you ${to === 'shopper' ? 'asked about this car' : 'sell a car'} on ${brand.name}. To get no more, end the conversation at its link.`,
];

/** What the dealer asks in all, and how that compares with our own sum. @param ourName who says so */
function quoteParts(quote: Quote, ourName: string): LetterPart[] {
  const { rows, total } = quoteRows(quote.lines);
  const { head, why, ours } = quoteNote(quote);
  const toRow = ({ name, amount }: QuoteRow) => [name, amount] as const;
  return [
    { kind: 'facts', rows: rows.map(toRow), total: toRow(total) },
    { kind: 'text', text: `A note from ${ourName}: ${[head, why, ours].join(' ').trim()}` },
  ];
}
