import { carWords } from '../vehicle/car-words.ts';
import { dollars } from './dollars.ts';

/** What a shopper is told once about things of the wallet: saved cars that cost less than when they were saved. */
export interface WalletNotice {
  readonly kind: 'deal-updates';
  readonly cars: number;
  /** By which the most fallen did, whole dollars. */
  readonly most: number;
}

/** A notice in words, and where it leads. */
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}

export function noticeWords({ cars, most }: WalletNotice): NoticeWords {
  return {
    title: cars === 1 ? 'A saved car costs less' : `${carWords(cars)} you saved cost less`,
    text: `${cars === 1 ? 'Its price' : 'The price of one'} fell by ${dollars(most)} since you saved it.`,
    href: '/cars-for-sale/saved',
    action: 'See saved cars',
  };
}

/** What a browser keeps of the last notice, so that each is shown once. */
export interface KeptNotice {
  readonly notice: WalletNotice;
  readonly isSeen: boolean;
}

/** Reads what a browser kept; null where it is nothing that we wrote. */
export function parseKeptNotice(text: string | null): KeptNotice | null {
  try {
    const kept: Partial<KeptNotice> | null = JSON.parse(text ?? 'null');
    return kept?.notice?.kind === 'deal-updates' &&
      Number.isSafeInteger(kept.notice.cars) &&
      Number.isSafeInteger(kept.notice.most)
      ? { notice: kept.notice, isSeen: kept.isSeen === true }
      : null;
  } catch {
    return null;
  }
}

/** The notice to keep after a sync: one that was seen is not shown again, a new one is. */
export function keepNotice(
  before: KeptNotice | null,
  notice: WalletNotice | null,
): KeptNotice | null {
  if (notice === null) return null;
  const { cars, most } = before?.notice ?? {};
  const isSame = cars === notice.cars && most === notice.most;
  return { notice, isSeen: isSame && before?.isSeen === true };
}
