import { addOnCodes } from '@forecourt/domain/listing/listing-add-ons';
import { costKeys } from '@forecourt/domain/money/out-the-door';
import {
  codesOf,
  driveTypes,
  engines,
  fuelTypes,
  highlightTypes,
  listingTiers,
  listingTypes,
  simpleColors,
  transmissions,
  vehicleHistoryTypes,
} from '@forecourt/domain/vehicle/codes';
import { z } from '@hono/zod-openapi';

const codeNameSchema = z.object({ code: z.string(), name: z.string() });

/** A fact for people, with what it is called. */
const labelledSchema = z.object({ label: z.string(), value: z.string() });

const colorSchema = z.object({
  exteriorColor: z.string().nullable().describe('In the maker’s words'),
  exteriorColorSimple: z.enum(codesOf(simpleColors)).nullable(),
  interiorColor: z.string().nullable(),
  interiorColorSimple: z.enum(codesOf(simpleColors)).nullable(),
});

const specificationsSchema = z
  .object({
    mileage: labelledSchema.optional(),
    mpg: labelledSchema.optional().describe('City and highway'),
    mileRange: labelledSchema.optional().describe('Miles on electricity alone'),
    engine: labelledSchema.optional(),
    driveType: labelledSchema.optional(),
    transmission: labelledSchema.optional(),
    fuelType: labelledSchema.optional(),
    color: labelledSchema.optional(),
    interiorColor: labelledSchema.optional(),
  })
  .describe('Facts for people; what is unknown is absent');

const pricingDetailSchema = z
  .object({
    salePrice: z.int().optional(),
    displayPrice: z
      .int()
      .optional()
      .describe(
        'The price that pages show, filters and sorts go by and search engines are told. Unlike elsewhere it is ' +
          'before the fees of the dealer, which are beside it in dealerFeesTotal: always the same as ' +
          'preFeeDerivedPrice. Where the seller names no price it is the MSRP, and noPriceLabel says so',
      ),
    preFeeDerivedPrice: z.int().optional().describe('The sale price, else MSRP: filters and sorts'),
    dealerFeesTotal: z
      .int()
      .optional()
      .describe(
        'Mandatory fees of the dealer, in none of the prices; absent where it does not tell',
      ),
    msrp: z.int().optional(),
    incentive: z.int().optional(),
    dealIndicator: z.enum(['Great', 'Good']).optional(),
    noPriceLabel: z
      .string()
      .optional()
      .describe('What is said where the seller names no price: an MSRP is none'),
    payments: z
      .object({
        label: z.string(),
        value: z.number().describe('Dollars a month, to the cent'),
        paymentDisclaimer: z.string(),
      })
      .optional(),
    outTheDoor: z
      .object({
        total: z
          .number()
          .describe('Dollars, to the cent: price, dealer fees, tax, title and registration'),
        isComplete: z.boolean().describe('False where the dealer does not tell its fees'),
        registeredIn: z
          .string()
          .describe('Where taxes are reckoned: by ZIP, else where the seller is'),
        lines: z.array(
          z.object({
            key: z.enum(costKeys),
            label: z.string(),
            amount: z.number().optional().describe('Dollars; absent where it is not told'),
            rule: z.string(),
          }),
        ),
      })
      .optional(),
  })
  .describe('Whole US dollars; what was not given is absent');

const imagesSchema = z.object({
  primary: z.int().describe('Index of the main picture'),
  sources: z.array(
    z.object({
      src: z.string().describe('A path on this host, or the seller’s own address'),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
});

const vehicleHighlightSchema = z
  .object({
    isVehicleHighlight: z.boolean(),
    urgencyDriverType: z.enum(codesOf(highlightTypes)).optional(),
    urgencyDriverValue: z.string().optional().describe('Its dollars, day or program'),
  })
  .describe('What sets the car apart');

/** A car for sale as the interface tells of it. */
export const listingSchema = z
  .object({
    id: z.int().positive(),
    vin: z.string().describe('17 characters'),
    year: z.int().describe('Model year'),
    stockNumber: z.string().nullable(),
    ownerId: z.int().positive().describe('Of one of the owners beside the listings'),
    owner: z.int().positive().describe('The same as ownerId'),
    ownerName: z.string(),
    title: z.string(),
    make: codeNameSchema,
    makeCode: z.string(),
    model: codeNameSchema,
    modelCode: z.string(),
    trim: codeNameSchema.optional().describe('Its code is model and trim: CAMRY|XLE'),
    listingType: z.enum(codesOf(listingTypes)),
    listingTypes: z.array(codeNameSchema),
    zip: z.string().describe('Of the seller'),
    mileage: labelledSchema.optional(),
    bodyStyles: z.array(codeNameSchema),
    color: colorSchema,
    engine: z.object({ code: z.enum(codesOf(engines)), name: z.string() }).nullable(),
    transmission: z
      .object({
        code: z.enum(codesOf(transmissions)),
        group: z.string(),
        description: z.string().nullable(),
      })
      .nullable(),
    driveType: z.object({ name: z.enum(codesOf(driveTypes)), description: z.string() }).nullable(),
    fuelType: z.object({ code: z.enum(codesOf(fuelTypes)), name: z.string() }).nullable(),
    specifications: specificationsSchema,
    pricingDetail: pricingDetailSchema,
    images: imagesSchema,
    vdpBaseUrl: z.string().describe('Path of the car’s page'),
    phone: z.object({ value: z.string(), isVisible: z.boolean() }).optional(),
    website: z.object({ href: z.string() }).optional().describe('Of the seller'),
    daysOnSite: z.int(),
    priority: z.enum(codesOf(listingTiers)).describe('What the seller pays for'),
    isHot: z.boolean().describe('Whether many people looked at it in seven days'),
    viewCount: z.int().describe('Different people who looked at it in seven days'),
    isReducedPrice: z.boolean(),
    hasSpecialOffer: z.boolean(),
    moneyBackGuarantee: z.boolean(),
    certifiedProduct: z.string().optional().describe('Name of the certified program'),
    ribbon: z.string().optional().describe('What is said across the picture'),
    addOns: z.array(z.object({ code: z.enum(addOnCodes), label: z.string() })),
    lifestyleCategories: z.array(codeNameSchema).describe('What the car is good for'),
    vehicleHighlight: vehicleHighlightSchema,
    vhrPreview: z.array(z.enum(codesOf(vehicleHistoryTypes))).describe('What its history says'),
    packages: z.array(z.string()).describe('Factory packages by name'),
    fyuseId: z.string().optional().describe('Its turning picture at the service of that name'),
    paymentServices: z
      .object({
        digitalRetailingType: z.string().optional().describe('The dealer’s own tool for deals'),
        dealerSettings: z.object({
          uiEnabled: z.boolean().describe('Whether deals are put together here'),
          leaseEnabled: z.boolean(),
          priceBreakdownEnabled: z.boolean(),
        }),
        paymentCalculationUrl: z.string().optional(),
        incentivesUrl: z.string().optional(),
      })
      .optional()
      .describe('How the dealer’s payments are told; absent where it told nothing'),
    marketExtension: z.object({
      imeDmaMatch: z.boolean().describe('Whether the seller delivers to the market of the search'),
    }),
    distance: z
      .number()
      .optional()
      .describe('Miles from the ZIP of the search, to a tenth; absent without a ZIP'),
  })
  .describe('A car for sale')
  .openapi('Listing');

export type ListingDto = z.infer<typeof listingSchema>;
