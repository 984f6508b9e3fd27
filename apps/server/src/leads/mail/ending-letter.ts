import type { Conversation } from '@forecourt/domain/lead/conversation';
import { likeAddress } from '@forecourt/domain/search/address/like-address';
import type { Letter } from '../../platform/mail/letter.ts';
import { aboutPicture, carPart, linkOf, type MailedLead } from './lead-mail.ts';
import { footOf } from './shopper-mail.ts';

/** What a shopper gets when a seller's car has left the market. @param text what the seller says of it */
export function endingLetter(
  mailed: MailedLead,
  gone: NonNullable<Conversation['gone']>,
  text: string,
): Letter {
  const { lead, owner, origin } = mailed;
  return {
    preview: 'What the seller says, and a way to cars like it.',
    topic: 'A car that you asked about',
    heading: `The ${lead.vehicle.name} ${gone.status === 'sold' ? 'has sold' : 'is no longer for sale'}`,
    parts: [
      { kind: 'quote', from: owner.name, text },
      { kind: 'button', label: 'See cars like it', href: `${origin}${likeAddress(gone)}` },
      { kind: 'text', text: 'See the conversation', href: linkOf(mailed, 'shopper') },
      carPart(mailed, 'shopper'),
    ],
    foot: footOf(mailed, 'shopper'),
    ...aboutPicture(mailed),
  };
}
