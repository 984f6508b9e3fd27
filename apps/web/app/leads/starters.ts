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

export const startersFor = (privateSeller: boolean): readonly [Starter, ...Starter[]] => [
  ...forAll,
  privateSeller ? forPrivateSellers : forDealers,
];
