import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { goneWords } from '@forecourt/domain/listing/listing-status';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dollars } from '@forecourt/domain/money/dollars';
import { likeAddress } from '@forecourt/domain/search/address/like-address';
import { truncateTrim } from '@forecourt/domain/search/search-names';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { AppContext } from '../../app-context.ts';
import type { BookmarkShown } from '../../bookmarks/services.ts';
import type { ChangedCar } from '../../saved/services.ts';
import { maxRows, type SinceRow } from './since-row.ts';

type Context = Pick<AppContext, 'reference' | 'remotePhotos'>;

/** Of several saved cars and searches with news, those that leave room for the others. */
const maxCars = 3;

interface News {
  /** The most telling first. */
  readonly cars: readonly ChangedCar[];
  readonly searches: readonly BookmarkShown[];
}

/** What the server knows to be new for a shopper: saved cars before saved searches. */
export function toSinceRows({ cars, searches }: News, context: Context): SinceRow[] {
  const room = Math.max(maxCars, maxRows - searches.length);
  return [
    ...cars.slice(0, room).map((changed) => toCarRow(changed, context)),
    ...searches.map(toSearchRow),
  ].slice(0, maxRows);
}

function toCarRow({ car, change, like }: ChangedCar, context: Context): SinceRow {
  const { listing } = car;
  const { id, year, trim, modelCode, photoUrls } = listing;
  const model = context.reference.findModel(modelCode)?.name ?? modelCode;
  const { pictureUrl } = pictureOf({ id, photoUrl: photoUrls[0] }, context.remotePhotos);
  const about = [year, trim === null ? null : truncateTrim(trim)].filter(Boolean).join(' ');
  const row = { key: `car-${id}`, pictureUrl, news: null };
  if (change.kind !== 'price')
    return {
      ...row,
      sign: 'gone',
      href: like === null ? vehiclePath(id) : likeAddress(listing),
      title: `${model} ${goneWords[change.kind].toLowerCase()}`,
      note: like === null ? about : likeWords(like),
      end: 'next',
    };
  return {
    ...row,
    sign: 'car',
    href: vehiclePath(id),
    title: `${model} costs ${dollars(Math.abs(change.by))} ${change.by < 0 ? 'less' : 'more'}`,
    note: `${about}, now ${dollars(derivedPrice(listing) ?? 0)}`,
    end: change.by < 0 ? 'fell' : 'rose',
  };
}

const likeWords = ({ total, lowest }: NonNullable<ChangedCar['like']>): string =>
  `${groupDigits(total)} like it${lowest === null ? '' : `, from ${dollars(lowest)}`}`;

function toSearchRow({ id, title, counts }: BookmarkShown): SinceRow {
  const { total = 0, added = 0, isMore = false } = counts ?? {};
  return {
    key: `search-${id}`,
    href: `/cars-for-sale?searchBookmarkId=${id}`,
    sign: 'saved',
    pictureUrl: null,
    title,
    note: `Saved search, ${carWords(total)}`,
    end: 'new',
    news: `${added}${isMore ? '+' : ''} new`,
  };
}
