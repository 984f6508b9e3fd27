import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoRequest, DemoStock } from '@forecourt/catalog/demo/demo-inventory';
import { dateBefore } from '@forecourt/catalog/demo/demo-price';
import { demoVin } from '@forecourt/catalog/demo/demo-vin';
import { Random } from '@forecourt/catalog/demo/random';
import { findMake } from '@forecourt/catalog/vehicles/catalog';
import { matchMake } from '@forecourt/catalog/vehicles/match';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { openFeedFile } from '../../../apps/server/src/feeds/file/open-source.ts';
import { readTable } from '../../../apps/server/src/feeds/file/read-table.ts';
import {
  bindMapping,
  type Mapping,
  mappingSchema,
} from '../../../apps/server/src/feeds/mapping.ts';
import { findMapping } from '../../../apps/server/src/feeds/mappings.ts';
import type { CarDraft } from '../../../apps/server/src/feeds/rows/car-draft.ts';
import { readCar } from '../../../apps/server/src/feeds/rows/read-car.ts';
import { type CarMaker, stockOwners } from './diverse-inventory.ts';

const auctions = mappingSchema.parse({
  name: 'auctions',
  title: 'Wholesale auctions, 2015',
  marks: ['mmr'],
  columns: {
    vin: ['vin'],
    year: ['year'],
    make: ['make'],
    model: ['model'],
    trim: ['trim'],
    bodyStyle: ['body'],
    transmission: ['transmission'],
    mileage: ['odometer'],
    exteriorColor: ['color'],
    interiorColor: ['interior'],
    price: ['selling_price'],
  },
});

const posts = mappingSchema.parse({
  name: 'posts',
  title: 'Posts of private sellers and dealers, 2021',
  marks: ['paint_color'],
  columns: {
    vin: ['vin'],
    year: ['year'],
    make: ['manufacturer'],
    model: ['model'],
    cylinders: ['cylinders'],
    fuel: ['fuel'],
    mileage: ['odometer'],
    transmission: ['transmission'],
    drive: ['drive'],
    bodyStyle: ['type'],
    exteriorColor: ['paint_color'],
    price: ['price'],
  },
});

const files: readonly (readonly [file: string, mapping: Mapping | undefined])[] = [
  ['listings_carscom_2022.csv.gz', findMapping('carscom')],
  ['auctions_wholesale_2015_sample.csv.gz', auctions],
  ['listings_craigslist_2021_sample.csv.gz', posts],
];

/** Every row's seller is replaced: what is wanted are cars as people describe them. */
const anyDealer = { code: 'any', name: 'Any', zip: '10001' };

/**
 * The demo's sellers with cars that people have described, again and again, each time with another price,
 * mileage and age.
 *
 * @param folder of the files; those that are not there are left out
 * @returns undefined when none is there
 */
export async function readRealInventory(
  folder: string,
): Promise<((request: DemoRequest) => Generator<DemoStock>) | undefined> {
  const drafts: CarDraft[] = [];
  for (const [file, mapping] of files) {
    const path = join(folder, file);
    if (mapping && existsSync(path)) drafts.push(...(await readDrafts(path, mapping)));
  }
  if (drafts.length === 0) return undefined;
  return (request) => stockOwners(request, new RealCars(drafts, request.today));
}

async function readDrafts(path: string, mapping: Mapping): Promise<CarDraft[]> {
  const { header, rows } = await readTable(await openFeedFile(path));
  const [make, year] = ['manufacturer', 'year'].map((name) => header.indexOf(name));
  const random = new Random(1);
  const reader = bindMapping(mapping, header.includes('vin') ? header : [...header, 'vin']);
  const context = { mapping, reader, dealer: anyDealer, currentYear: new Date().getFullYear() };
  const drafts: CarDraft[] = [];
  for await (const { cells } of rows) {
    const vin = vinFor(cells[make ?? -1], Number(cells[year ?? -1]), drafts.length, random);
    const row = readCar(header.includes('vin') ? cells : [...cells, vin], context);
    if (row.ok) drafts.push(row.car);
  }
  return drafts;
}

function vinFor(make: string | undefined, year: number, serial: number, random: Random): string {
  const wmis = findMake(matchMake(make ?? '')?.code ?? '')?.wmis ?? [];
  return wmis.length === 0 || !(year > 1980)
    ? ''
    : demoVin(random.pick(wmis), year, serial, random);
}

class RealCars implements CarMaker {
  readonly #drafts: readonly CarDraft[];
  readonly #today: string;

  constructor(drafts: readonly CarDraft[], today: string) {
    this.#drafts = drafts;
    this.#today = today;
  }

  car(id: number, serial: number, owner: Owner, random: Random): Listing {
    const draft = random.pick(this.#drafts);
    const listedOn = dateBefore(this.#today, Math.floor(200 * random.next() ** 3));
    const { salePrice, mileage } = draft;
    const price = salePrice === null ? null : Math.round(salePrice * (0.9 + 0.2 * random.next()));
    return {
      ...draft,
      id,
      vin: `${draft.vin.slice(0, 11)}${String(serial % 1_000_000).padStart(6, '0')}`,
      ownerId: owner.id,
      salePrice: price,
      mileage: mileage === null ? null : Math.round(mileage * (0.8 + 0.4 * random.next())),
      listedOn,
      priceHistory: price === null ? [] : [{ on: listedOn, price }],
    };
  }
}
