import { carWords } from '../../vehicle/car-words.ts';
import { dollars } from '../dollars.ts';

/** Saved cars that cost less than when they were saved. */
interface DealUpdates {
  readonly kind: 'deal-updates';
  readonly cars: number;
  /** By which the most fallen did, whole dollars. */
  readonly most: number;
}

/** A trade-in whose worth is another than the wallet has. Whole dollars. */
interface TradeInUpdate {
  readonly kind: 'trade-in';
  readonly before: number;
  readonly now: number;
}

/** What a shopper is told once about things of the wallet. */
export type WalletNotice = DealUpdates | TradeInUpdate;

/** Whole dollars: a trade-in that moved by less is not told of. */
const leastTradeInMove = 200;

/** What there is to tell of a trade-in; null when it is worth about the same. */
export function tradeInNotice(before: number, now: number): TradeInUpdate | null {
  return Math.abs(now - before) < leastTradeInMove ? null : { kind: 'trade-in', before, now };
}

/** A notice in words, and where it leads. */
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}

/** What the wallet says of a change of prices; amounts are whole dollars. */
export function noticeWords(notice: WalletNotice): NoticeWords {
  return notice.kind === 'trade-in' ? tradeInWords(notice) : dealWords(notice);
}

function dealWords({ cars, most }: DealUpdates): NoticeWords {
  return {
    title: cars === 1 ? 'A saved car costs less' : `${carWords(cars)} you saved cost less`,
    text: `${cars === 1 ? 'Its price' : 'The price of one'} fell by ${dollars(most)} since you saved it.`,
    href: '/cars-for-sale/saved',
    action: 'See saved cars',
  };
}

function tradeInWords({ before, now }: TradeInUpdate): NoticeWords {
  const change = now > before ? 'more' : 'less';
  return {
    title: `Your trade-in is worth ${change}`,
    text: `About ${dollars(now)} now, ${dollars(Math.abs(now - before))} ${change} than in your wallet.`,
    href: '/cars-for-sale/trade-in',
    action: 'See what it is worth',
  };
}

/** What a browser keeps of a notice, so that each is shown once. */
export interface KeptNotice {
  readonly notice: WalletNotice;
  readonly isSeen: boolean;
}

const isWhole = (value: unknown) => Number.isSafeInteger(value);

function isNotice(value: unknown): value is WalletNotice {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const { cars, most, before, now }: Record<string, unknown> = { ...value };
  if (value.kind === 'deal-updates') return isWhole(cars) && isWhole(most);
  return value.kind === 'trade-in' && isWhole(before) && isWhole(now);
}

/** Reads what a browser kept, without what is nothing that we wrote. */
export function parseKeptNotices(text: string | null): KeptNotice[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((one: Partial<KeptNotice> | null) =>
      isNotice(one?.notice) ? [{ notice: one.notice, isSeen: one.isSeen === true }] : [],
    );
  } catch {
    return [];
  }
}

/** Whether two tell the same. */
const isSame = (one: WalletNotice, other: WalletNotice) => noticeKey(one) === noticeKey(other);

const noticeKey = ({ kind, ...rest }: WalletNotice) =>
  [kind, ...Object.entries(rest).toSorted().flat()].join();

/** The notices to keep after a sync: one that was seen is not shown again, a new one is. */
export function keepNotices(
  before: readonly KeptNotice[],
  notices: readonly WalletNotice[],
): KeptNotice[] {
  return notices.map((notice) => ({
    notice,
    isSeen: before.some((kept) => kept.isSeen && isSame(kept.notice, notice)),
  }));
}

/** The notices after one of them was closed. */
export function withSeen(kept: readonly KeptNotice[], closed: KeptNotice): KeptNotice[] {
  return kept.map((one) => (one.notice === closed.notice ? { ...one, isSeen: true } : one));
}
