import { quoteOpening } from '../../leads/quote/quote-rows.ts';
import type { Thread } from './inbox-view.ts';

export interface ReplyStarter {
  readonly code: string;
  readonly label: string;
  /** What the answer begins with, for the dealer to go on from. */
  readonly text: string;
  /** Whether the lines of an out-the-door quote are written with it. */
  readonly hasQuote?: true;
}

/** The code of the one with a quote. */
export const priceStarter = 'price';

type Asking = Pick<Thread, 'firstName' | 'kind' | 'wish'>;

/** Sentences that an answer to this shopper may begin with. None is sent as it is. */
export function replyStarters({ firstName, kind, wish }: Asking): readonly ReplyStarter[] {
  const hello = `Hello ${firstName}, `;
  const price: ReplyStarter = {
    code: priceStarter,
    label: 'Send out-the-door price',
    text: quoteOpening(firstName),
    hasQuote: true,
  };
  const tradeIn = {
    code: 'trade-in',
    label: 'Ask about a trade-in',
    text: `${hello}would you trade a car in? If so, tell us its year, model and miles: `,
  };
  const here = {
    code: 'here',
    label: 'Say that it is here',
    text: `${hello}yes, the car is here. We are open `,
  };
  const times = {
    code: 'times',
    label: 'Offer two times',
    text: `${hello}would one of these times suit you: `,
  };
  if (kind === 'test-drive' && wish !== null)
    return [
      {
        code: 'confirm',
        label: 'Confirm the time',
        text: `${hello}the time that you asked for suits us (${wish}). Please bring your driver’s license. `,
      },
      times,
      tradeIn,
      price,
    ];
  return [here, times, tradeIn, price];
}

export const findReplyStarter = (thread: Asking, code: string | null) =>
  replyStarters(thread).find((starter) => starter.code === code) ?? null;

/** An answer that begins with a starter: in place of another one, and behind what somebody wrote. */
export function beginAnswer(words: string, written: string, thread: Asking): string {
  const own = written.trim();
  const ours = ['', ...replyStarters(thread).map(({ text }) => text.trim())];
  return ours.includes(own) ? words : `${own}\n\n${words}`;
}
