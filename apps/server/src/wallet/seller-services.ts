import type { PaymentServices } from '@forecourt/domain/listing/seller/owner';
import {
  type SellerFigures,
  type SellerIncentives,
  type SellerPayment,
  type SellerQuestion,
  sellerAddresses,
  sellerIncentivesSchema,
  sellerPaymentSchema,
} from '@forecourt/domain/money/seller-figures';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { WalletCall } from './wallet-policies.ts';

/** Milliseconds for which an answer is taken again, and a failure not tried again. */
const freshMs = 10 * 60_000;
const failedMs = 60_000;

/** Less than the policies allow, so that the connection is closed before they give up. */
const timeoutMs = 1800;

export type AskService = (url: URL, how: { readonly timeoutMs: number }) => Promise<unknown>;

/** What dealers' services answered lately, by address. */
export type SellerAnswers = LRUCache<string, { readonly answer: unknown } | 'failed'>;

/** Characters of answers and addresses that stay in memory: a dealer’s service may send 100 kB. */
const maxCharacters = 20_000_000;

export const rememberSellerAnswers = (): SellerAnswers =>
  new LRUCache({
    max: 5000,
    maxSize: maxCharacters,
    ttl: freshMs,
    sizeCalculation: (kept, address) => address.length + JSON.stringify(kept).length,
  });

interface Asking {
  readonly ask: AskService;
  readonly answers: SellerAnswers;
  readonly calls: Calls<WalletCall>;
}

/** What a dealer's own services say of a deal. */
export async function findSellerFigures(
  services: PaymentServices | undefined,
  question: SellerQuestion,
  asking: Asking,
): Promise<SellerFigures> {
  if (services === undefined) return { payment: null, incentives: null };
  const { payment, incentives } = sellerAddresses(services, question);
  const [paid, rebates] = await Promise.all([
    payment && askOnce<SellerPayment>('seller-payment', payment, sellerPaymentSchema, asking),
    incentives &&
      askOnce<SellerIncentives>('seller-incentives', incentives, sellerIncentivesSchema, asking),
  ]);
  return { payment: paid, incentives: rebates };
}

async function askOnce<Answer>(
  call: 'seller-payment' | 'seller-incentives',
  url: URL,
  schema: z.ZodType<Answer>,
  { ask, answers, calls }: Asking,
): Promise<Answer | 'failed'> {
  const cached = answers.get(url.href);
  if (cached === 'failed') return 'failed';
  const known = cached && schema.safeParse(cached.answer).data;
  if (known !== undefined) return known;
  let wasAsked = false;
  const asked = await calls.attempt<{ raw: unknown; answer: Answer } | null>(
    call,
    async () => {
      wasAsked = true;
      const raw = await ask(url, { timeoutMs });
      return { raw, answer: schema.parse(raw) };
    },
    null,
    // Each dealer has services of their own: where one is away, the others are asked.
    url.host,
  );
  if (asked === null) {
    // Where its breaker is open, this address may answer.
    if (wasAsked) answers.set(url.href, 'failed', { ttl: failedMs });
    return 'failed';
  }
  answers.set(url.href, { answer: asked.raw });
  return asked.answer;
}
