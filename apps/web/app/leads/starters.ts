/** First sentences for a shopper who does not know how to begin. */
export const starters = [
  { code: 'available', label: 'Is it still available?', text: 'Is it still available?' },
  {
    code: 'test-drive',
    label: 'Test drive',
    text: 'I would like to take it for a test drive. When would that be possible?',
  },
  {
    code: 'price',
    label: 'Out-the-door price',
    text: 'What would it cost in all, with every fee and tax?',
  },
] as const;

export const findStarter = (code: string | null) => starters.find((one) => one.code === code);
