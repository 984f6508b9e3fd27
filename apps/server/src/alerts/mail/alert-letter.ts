import { alertPath } from '@forecourt/domain/alert/alert-paths';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { carName } from '@forecourt/domain/listing/listing-title';
import { mailedPictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dollars } from '@forecourt/domain/money/dollars';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { vinAddress } from '@forecourt/domain/vehicle/vin-address';
import { searchOf } from '../../bookmarks/bookmark-search.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { MarketParts } from '../../request/parts.ts';
import { searchFacts } from '../../request/request-facts.ts';
import { brandEngine } from '../../search/brand-engine.ts';
import type { AlertConfig } from '../alert-settings.ts';
import type { AlertMessage, CarNews } from '../channels/channel.ts';
import { itemOf, sellerOf } from './alert-item.ts';
import type { AlertSubject } from './alert-subject.ts';

/** Cars that a mail shows; of more it says how many. */
const maxShown = 5;

type LetterParts = Pick<MarketParts, 'engine' | 'reference' | 'clock' | 'flags'> & {
  readonly config: Pick<AlertConfig, 'postalAddress'>;
};

interface Occasion {
  readonly message: AlertMessage;
  readonly origin: string;
  /** Of the links that change and end the alert. */
  readonly token: string;
}

/** What a mail says about cars that are new, cost less, are gone or back. */
export async function writeAlertLetter(
  parts: LetterParts,
  { message: { news, subject }, origin, token }: Occasion,
): Promise<Letter> {
  const { reference, clock, config } = parts;
  const today = dayOf(clock);
  const heading = headingOf(news, reference);
  const more = news.length - maxShown;
  const manage = `${origin}${alertPath(token)}`;
  const { moreHref, ...way } = await wayOn(parts, subject, origin);
  const chosen = firstByTurns(news);
  const shown = await Promise.all(
    chosen.map(async (one) =>
      itemOf(one, { origin, today, reference, seller: await sellerOf(parts, subject, one) }),
    ),
  );
  const isAsked = news.some(({ card, price }) => card !== null && price !== null);
  return {
    preview: previewOf(chosen, reference),
    topic: topicOf(subject),
    heading,
    parts: [
      ...shown,
      ...(more > 0
        ? [
            {
              kind: 'text' as const,
              text: `And ${countWords(more, 'more car', 'more cars')}`,
              href: moreHref,
            },
          ]
        : []),
      { kind: 'button', ...way },
    ],
    foot: [
      [whyOf(subject, news.length), isAsked && 'Prices leave out tax, title and registration.']
        .filter(Boolean)
        .join(' '),
      config.postalAddress ?? [],
    ].flat(),
    ...aboutPictures(chosen),
    links: [
      {
        label: subject.parameters === null ? 'Stop these alerts' : 'Stop alerts for this search',
        href: manage,
      },
      { label: 'Change how often', href: manage },
    ],
  };
}

/** Of each kind the first, then of each the second, until the mail is full; in the order that they had. */
function firstByTurns(news: readonly CarNews[]): readonly CarNews[] {
  const turns = new Map<CarNews['kind'], number>();
  const placed = news.map((one, place) => {
    const turn = turns.get(one.kind) ?? 0;
    turns.set(one.kind, turn + 1);
    return { one, place, turn };
  });
  return placed
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, maxShown)
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

function aboutPictures(news: readonly CarNews[]): Pick<Letter, 'aboutPictures'> {
  const drawn = news.filter(
    ({ listing: { id, photoUrls } }) => !mailedPictureOf({ id, photoUrl: photoUrls[0] }).isPhoto,
  );
  if (drawn.length === 0) return {};
  if (drawn.length < news.length)
    return { aboutPictures: 'Some of the pictures are illustrations.' };
  const one = 'The picture is an illustration.';
  return { aboutPictures: news.length === 1 ? one : 'The pictures are illustrations.' };
}

const rhythmNotes = {
  'at-once': 'as it happens, and never at night',
  daily: 'at most once a day',
  weekly: 'at most once a week',
  never: 'no more',
} as const;

function topicOf({ title, vin }: AlertSubject): string {
  if (title === null) return 'Saved cars';
  return vin === null ? `Saved search: ${title}` : title;
}

function whyOf({ title, vin, rhythm }: AlertSubject, cars: number): string {
  const asked = `you asked for news of ${vin === null ? 'this search' : title}`;
  return `You get this because ${title === null ? `you saved ${cars === 1 ? 'this car' : 'these cars'}` : asked}: ${rhythmNotes[rhythm]}.`;
}

function headingOf(news: readonly CarNews[], reference: VehicleReference): string {
  const [only] = news;
  if (news.length === 1 && only) return sentenceOf(only, reference);
  const count = (kind: CarNews['kind']) => news.filter((one) => one.kind === kind).length;
  const words = [
    countWords(count('drop'), 'price dropped', 'prices dropped'),
    countWords(count('new'), 'new result', 'new results'),
    countWords(count('sold'), 'car sold', 'cars sold'),
    countWords(count('gone'), 'car no longer for sale', 'cars no longer for sale'),
    countWords(count('back'), 'car back', 'cars back'),
  ];
  return words.filter(Boolean).join(', ');
}

const countWords = (count: number, one: string, several: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : several}`;

function sentenceOf({ kind, listing, price, priceBefore }: CarNews, reference: VehicleReference) {
  const name = carName(listing, reference);
  switch (kind) {
    case 'drop':
      return `${name} costs ${dollars((priceBefore ?? 0) - (price ?? 0))} less`;
    case 'new':
      return `${name} is now for sale${price === null ? '' : ` at ${dollars(price)}`}`;
    case 'sold':
      return `${name} has sold`;
    case 'gone':
      return `${name} is no longer for sale`;
    case 'back':
      return `${name} is back on the market`;
  }
}

const previewOf = (news: readonly CarNews[], reference: VehicleReference) =>
  news
    .slice(0, 3)
    .map((one) => sentenceOf(one, reference))
    .join('. ');

interface WayOn {
  readonly label: string;
  readonly href: string;
  /** Where cars are that the mail does not show. */
  readonly moreHref: string;
}

/** The button: all results of the search, what the VIN tells, or the saved cars. */
async function wayOn(
  { engine, reference, clock, flags }: LetterParts,
  { brand: code, parameters, vin }: AlertSubject,
  origin: string,
): Promise<WayOn> {
  const href = `${origin}${vin === null ? '/cars-for-sale/saved' : vinAddress(vin)}`;
  if (vin !== null) return { label: 'See what its VIN tells', href, moreHref: href };
  if (parameters === null) return { label: 'See saved cars', href, moreHref: href };
  const brand = keptBrand(code);
  const { query } = searchOf({ parameters }, brand, reference);
  const { filterOf } = searchFacts(flags.of(brand), dayOf(clock), reference);
  const total = await brandEngine(engine, brand).count(filterOf(query));
  const newest = toSearchUrl({ ...query, sortBy: 'datelistedDESC' }, brand, reference);
  return {
    label: total === 1 ? 'See the one result' : `See all ${groupDigits(total)} results`,
    href: `${origin}${toSearchUrl(query, brand, reference)}`,
    moreHref: `${origin}${newest}`,
  };
}
