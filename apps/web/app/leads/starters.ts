/** A first sentence for a shopper who does not know how to begin. */
interface Starter {
  readonly code: string;
  readonly label: string;
  readonly text: string;
}

const forAll: readonly [Starter, Starter] = [
  { code: 'available', label: 'Is it still available?', text: 'Is it still available?' },
  {
    code: 'test-drive',
    label: 'Test drive',
    text: 'I would like to take it for a test drive. When would that be possible?',
  },
];

const forDealers: Starter = {
  code: 'price',
  label: 'Out-the-door price',
  text: 'What would it cost in all, with every fee and tax?',
};

const forPrivateSellers: Starter = {
  code: 'title',
  label: 'The title',
  text: 'Is the title clean, and in your name?',
};

/** Where a form begins with one, for who has no script. */
export const starterHref = (
  { formHref, zip }: { readonly formHref: string; readonly zip: string | null },
  code: string,
): string => `${formHref}${zip === null ? '?' : '&'}say=${code}`;

/** A message that begins with a starter; one that somebody wrote keeps its words, and the starter follows them. */
export function beginWith(
  words: string,
  written: string,
  { privateSeller, message }: { readonly privateSeller: boolean; readonly message: string },
): string {
  const own = written.trim();
  const ours = ['', message.trim(), ...startersFor(privateSeller).map(({ text }) => text)];
  return ours.includes(own) ? words : `${own}\n\n${words}`;
}

export const startersFor = (privateSeller: boolean): readonly [Starter, ...Starter[]] => [
  ...forAll,
  privateSeller ? forPrivateSellers : forDealers,
];
