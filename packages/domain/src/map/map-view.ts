import { z } from 'zod';

/** What the map shows of a search, as it goes over the wire. */

const pointShape = { latitude: z.number(), longitude: z.number() };
const areaSchema = z.object({
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
});
/** Whole dollars. */
const pricesSchema = z.object({ min: z.number(), max: z.number() }).nullable();

/** Sellers that stand together at this zoom, or one seller. */
const mapPlaceSchema = z.object({
  /** `level/column/row`. */
  cell: z.string(),
  /** The city with most of the cars: `Norcross, GA`. */
  name: z.string(),
  /** Further cities with cars of this place. */
  otherCities: z.number().int(),
  /** The only seller's name. */
  seller: z.string().nullable(),
  ...pointShape,
  owners: z.number().int(),
  cars: z.number().int(),
  prices: pricesSchema,
  /** The only seller's cars, or this place alone on the map. */
  href: z.string(),
});
export type MapPlace = z.infer<typeof mapPlaceSchema>;

/** A place as its mark shows and opens it. */
export type MapPin = Omit<MapPlace, 'href'>;

/** The places of a map as one zoom tells them apart. */
export interface MapPins {
  readonly level: number;
  /** Most cars first. */
  readonly places: readonly MapPin[];
}

/** The search that a view stands for: around the ZIP nearest to its middle, with all of it in the radius. */
const searchHereSchema = z.object({
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  /** Miles; 0 is nationwide. */
  searchRadius: z.number().int(),
  href: z.string(),
});

export const mapViewSchema = z.object({
  area: areaSchema,
  level: z.number().int(),
  /** In the area, and in the rest of the cells at its edge. */
  cars: z.number().int(),
  owners: z.number().int(),
  /** Most cars first. */
  places: z.array(mapPlaceSchema),
  /** Names that help to find one's way, largest cities first. */
  landmarks: z.array(
    z.object({ name: z.string(), size: z.enum(['large', 'medium', 'small']), ...pointShape }),
  ),
  searchHere: searchHereSchema.nullable(),
});
export type MapView = z.infer<typeof mapViewSchema>;

const mapCarSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  mileage: z.number().int().nullable(),
  price: z.number().int().nullable(),
  /** Address of its first photograph, or of an illustration. */
  picture: z.string(),
  href: z.string(),
});

const mapOwnerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  privateSeller: z.boolean(),
  city: z.string(),
  state: z.string(),
  cars: z.number().int(),
  prices: pricesSchema,
  /** A few of the cars, in the order of the search. */
  listings: z.array(mapCarSchema),
  /** All of the cars. */
  href: z.string(),
});

/** Who stands in a cell, and with what. */
export const mapOwnersSchema = z.object({
  cell: z.string(),
  cars: z.number().int(),
  /** All of them; the list may be shorter. */
  owners: z.number().int(),
  /** Most cars first. */
  list: z.array(mapOwnerSchema),
});
export type MapOwners = z.infer<typeof mapOwnersSchema>;
