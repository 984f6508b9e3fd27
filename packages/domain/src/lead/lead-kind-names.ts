import type { LeadKind } from './lead-request.ts';

/** What operators and dealers call ways to reach a seller. */
export const leadKindNames: Readonly<Record<LeadKind, string>> = {
  email: 'Email',
  'one-click': 'One-click email',
  chat: 'Chat',
  'test-drive': 'Test drive',
  'make-offer': 'Offer',
  reserve: 'Request to reserve',
  'phone-reveal': 'Phone number shown',
  text: 'Text message begun',
};
