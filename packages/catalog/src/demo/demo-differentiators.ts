import type { DealerDifferentiator } from '@forecourt/domain/listing/seller/dealer-differentiator';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { Random } from './random.ts';

/** What demo dealers say of themselves: each a promise that a dealer could keep, and none that names a price. */
const promises: readonly (readonly [string, string])[] = [
  [
    'One price, posted',
    'The price on the windshield is the price on the contract. Fees are listed next to it before you ask.',
  ],
  [
    'Three days to change your mind',
    'Bring the car back within three days and 250 miles and we take it back, no questions asked.',
  ],
  [
    'The inspection report in your hand',
    'Every used car is put on the lift before it is put on the lot. You get the sheet with what was found and what was done.',
  ],
  [
    'The salesperson answers the phone',
    'You talk to the same person from the first call to the first service, and nobody works on commission.',
  ],
  [
    'Test drives at your door',
    'We bring the car to your home or work within twenty miles, and leave when you have seen enough.',
  ],
  [
    'A service bay that keeps its word',
    'Repairs are quoted in writing and finished on the day we name, or the loan car is on us.',
  ],
  [
    'Trade-ins without the theater',
    'Your car is valued while you watch, with the auction prices on the screen between us.',
  ],
];

const openings = [
  '{name} has sold cars in {city} for {years} years, and most of our customers were sent by another one.',
  'We are a shop of {staff} people in {city}. Whoever sells you a car is there when it needs its first oil change.',
  'Our lot in {city} is small on purpose: every car on it was chosen by somebody who has to answer for it.',
] as const;

const shownPromises = 3;

/**
 * What sets a demo dealer apart, in its own words; null for sellers without a line of their own. The
 * same dealer says the same on every machine.
 */
export function demoDifferentiator(owner: Owner): DealerDifferentiator | null {
  if (owner.privateSeller || owner.tagline === null) return null;
  const random = new Random(owner.id);
  const opening = random
    .pick(openings)
    .replace('{name}', owner.name)
    .replace('{city}', owner.city)
    .replace('{years}', String(random.whole(8, 60)))
    .replace('{staff}', String(random.whole(9, 45)));
  const first = random.whole(0, promises.length - 1);
  const items = Array.from({ length: shownPromises }, (_, place) => {
    const [title, text] = promises[(first + 2 * place) % promises.length] ?? ['', ''];
    return `<li><b>${title}.</b> ${text}</li>`;
  });
  return {
    cta: {
      label: 'See all our cars',
      offsite: false,
      link: `/cars-for-sale?showcaseOwnerId=${owner.id}`,
    },
    htmlContent: `<p>${opening}</p><ul>${items.join('')}</ul>`,
    logo: { src: `/images/dealer/${owner.id}.svg`, alt: owner.name },
  };
}
