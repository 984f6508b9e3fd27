import { type Deal, dealRows, holdHours } from '@forecourt/domain/money/deal';
import { dollars } from '@forecourt/domain/money/dollars';
import type { Letter, LetterPart } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { momentAt } from '../../request/wall-clock.ts';
import { toAdf } from './adf.ts';
import { aboutPicture, carPart, linkOf, type MailedLead } from './lead-mail.ts';

/** What the shopper asks, without a word of who it is: subjects are read over shoulders. */
export function sellerSubject({ lead }: MailedLead): string {
  const about = lead.vehicle.name;
  if (lead.kind === 'make-offer') return `An offer for your ${about}`;
  if (lead.kind === 'test-drive') return `A test drive of your ${about}`;
  if (lead.kind === 'reserve') return `A request to reserve your ${about}`;
  return `A question about your ${about}`;
}

/** A request to hold the car by the seller's clocks, with every line of what the shopper was shown. */
function dealWords(deal: Deal, owner: MailedLead['owner']): string {
  const heldUntil = momentAt(owner, Date.parse(deal.heldUntil));
  const rows = dealRows(deal).map(([label, value]) => `${label}: ${value}`);
  return [
    `Please hold it for ${holdHours} hours, until ${heldUntil}, and say whether every line stands. This is a request, not a contract; nothing was paid.`,
    ...rows,
  ].join('\n');
}

/** Everything that was said, and where to answer: systems of dealers show comments first. */
function commentsOf(mailed: MailedLead): string {
  const { lead, owner } = mailed;
  return [
    lead.comments ?? '',
    lead.wish === null ? '' : `Would like to drive it: ${lead.wish}`,
    lead.offer === null ? '' : `Offers ${dollars(lead.offer)}`,
    lead.deal === null ? '' : dealWords(lead.deal, owner),
    `Answer here, and the shopper sees it at once: ${linkOf(mailed, 'seller')}`,
  ]
    .filter((line) => line !== '')
    .join('\n\n');
}

/** The mail for a dealer's system: ADF as plain text. @param shopperAddress theirs, or one of ours that passes on */
export function dealerMail(
  mailed: MailedLead,
  shopperAddress: string,
  isResent: boolean,
): Pick<Mail, 'subject' | 'text' | 'fromName'> {
  const { lead, owner, brand, origin } = mailed;
  const text = toAdf({
    id: lead.id,
    isResent,
    requestedAt: lead.createdAt,
    interest: lead.kind === 'test-drive' ? 'test-drive' : 'buy',
    vehicle: lead.vehicle,
    offer: lead.offer,
    deal: lead.deal,
    comments: commentsOf(mailed),
    customer: {
      firstName: lead.firstName ?? '',
      lastName: lead.lastName,
      email: shopperAddress,
      phone: lead.phone,
      zip: lead.zip,
    },
    vendor: { id: owner.dealerCode ?? String(owner.id), name: owner.name },
    provider: { name: brand.name, url: origin, service: lead.kind },
  });
  return { subject: sellerSubject(mailed), text, fromName: brand.name };
}

/** The letter for a private seller. */
export function privateSellerLetter(mailed: MailedLead, hasRelay: boolean): Letter {
  const name = shopperName(mailed);
  return {
    preview: `Answer ${name} by email or at a private link.`,
    topic: sellerSubject(mailed),
    heading: headingOf(mailed, name),
    parts: [
      carPart(mailed, 'seller'),
      ...wordsPart(mailed),
      { kind: 'facts', rows: factsOf(mailed) },
      { kind: 'button', label: `Answer ${name}`, href: linkOf(mailed, 'seller') },
      {
        kind: 'text',
        text: hasRelay
          ? `Or answer this mail: it goes to ${name} through us, and neither of you sees the other’s address.`
          : `${name} gets a mail when you answer there. Your address is not shown.`,
      },
      {
        kind: 'text',
        text: 'Nobody who means well asks you for a code, a payment in advance or a shipping agent.',
      },
    ],
    foot: [`You get this because you sell a car on ${mailed.brand.name}.`],
    ...aboutPicture(mailed),
  };
}

/**
 * The letter for somebody of a dealer's staff: the dealer's own system has the lead as ADF.
 *
 * @param added what the shopper wrote later; null for the lead itself
 */
export function staffLetter(mailed: MailedLead, added: string | null, hasRelay: boolean): Letter {
  const { lead, owner, origin, brand } = mailed;
  const name = shopperName(mailed);
  const room = `${origin}/dealer-portal/inbox?${new URLSearchParams({ dealer: String(owner.id), conversation: lead.id })}`;
  return {
    preview: `Answer ${name} in the inbox of ${owner.name}.`,
    topic: added === null ? sellerSubject(mailed) : `About the ${lead.vehicle.name}`,
    heading: added === null ? headingOf(mailed, name) : `${name} wrote`,
    parts: [
      carPart(mailed, 'seller'),
      ...(added === null
        ? [...wordsPart(mailed), { kind: 'facts', rows: factsOf(mailed) } as const]
        : [{ kind: 'quote', from: name, text: added } as const]),
      { kind: 'button', label: `Answer ${name}`, href: room },
      ...(hasRelay
        ? [{ kind: 'text', text: `Or answer this mail: it goes to ${name} through us.` } as const]
        : []),
    ],
    foot: [
      `You get this because you asked for mails of leads to ${owner.name} on ${brand.name}. To get fewer or none, choose so under People in its rooms.`,
    ],
    ...aboutPicture(mailed),
  };
}

const shopperName = ({ lead }: MailedLead) => lead.firstName ?? 'A shopper';

/** What was written with it; nothing where nothing was. */
const wordsPart = (mailed: MailedLead): readonly LetterPart[] =>
  mailed.lead.comments
    ? [{ kind: 'quote', from: `${shopperName(mailed)} wrote`, text: mailed.lead.comments }]
    : [];

/** Who asks, and for what. */
function factsOf({ lead, owner }: MailedLead): readonly (readonly [string, string])[] {
  const rows: readonly (readonly [string, string | null])[] = [
    ['Name', [lead.firstName, lead.lastName].filter(Boolean).join(' ')],
    ['Offer', lead.offer === null ? null : dollars(lead.offer)],
    ['Test drive', lead.wish],
    ['Phone', lead.phone],
    ['Hold it until', lead.deal && momentAt(owner, Date.parse(lead.deal.heldUntil))],
    ...(lead.deal === null ? [] : dealRows(lead.deal)),
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

function headingOf({ lead }: MailedLead, name: string): string {
  if (lead.kind === 'make-offer') return `${name} offers ${dollars(lead.offer ?? 0)}`;
  if (lead.kind === 'test-drive') return `${name} would like to drive it`;
  if (lead.kind === 'reserve') return `${name} asks you to hold it`;
  return `${name} has a question`;
}
