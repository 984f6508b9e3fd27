import type { Brand } from '../brand/brand.ts';
import { vehiclePath } from '../listing/vehicle-address.ts';

/** What a notice can be about. */
export const noticeKinds = [
  'welcome',
  'drop',
  'sold',
  'gone',
  'back',
  'new',
  'new-cars',
  'search',
  'several',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Something that a shopper is told of by push. */
export interface NoticeSubject {
  readonly kind: NoticeKind;
  /** Of the car, or of the saved search for `new-cars` and `search`; empty where it is about neither. */
  readonly subject: string;
  /** Names what happened: two notices of one event are shown as one. */
  readonly event: string;
}

/** A notice as a device shows it. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** Of the site, opened by a press. */
  readonly path: string;
  readonly tag: string;
  /** Pictures of the brand: in its colours, and as a shape that devices colour. */
  readonly icon: string;
  readonly badge: string;
}

/** Who a notice is from, and what its addresses begin with there. */
export interface NoticeSender {
  readonly brand: Pick<Brand, 'code' | 'name'>;
  readonly pathPrefix: string;
}

const savedPath = '/cars-for-sale/saved';

/** A locked screen is read by anybody: no word says who the shopper is, which car or which search it is. */
const words: Readonly<Record<NoticeKind, readonly [title: string, body: string]>> = {
  welcome: ['Notices are on', 'This is how they look. Press one to see what it is about.'],
  drop: ['A price fell', 'A car that you follow costs less. Press to see it.'],
  sold: ['A car was sold', 'A car that you follow is no longer for sale. Press to see it.'],
  gone: ['A car is gone', 'A car that you follow is no longer for sale. Press to see it.'],
  back: ['A car is back', 'A car that you follow is for sale again. Press to see it.'],
  new: ['A new car', 'There is a new car for a search that you saved. Press to see it.'],
  'new-cars': ['New cars', 'There are new cars for a search that you saved. Press to see them.'],
  search: [
    'Changes in a search that you saved',
    'There are new cars or lower prices in it. Press to see them.',
  ],
  several: ['Several changes', 'Prices or cars that you follow have changed. Press to see them.'],
};

/** A notice as a browser is sent it: the words of its kind, and where it leads. */
export function toPushNotice(
  { kind, subject, event }: NoticeSubject,
  { brand, pathPrefix }: NoticeSender,
): PushNotice {
  const [title, body] = words[kind];
  return {
    title: `${title} | ${brand.name}`,
    body,
    tag: event,
    path: pathPrefix + pathOf(kind, subject),
    icon: `/brands/${brand.code}/icons/icon-192.png`,
    badge: `/brands/${brand.code}/icons/badge-96.png`,
  };
}

function pathOf(kind: NoticeKind, subject: string): string {
  if (kind === 'welcome' || kind === 'several') return savedPath;
  if (kind === 'new-cars' || kind === 'search')
    return `/cars-for-sale?searchBookmarkId=${encodeURIComponent(subject)}`;
  return vehiclePath(Number(subject));
}
