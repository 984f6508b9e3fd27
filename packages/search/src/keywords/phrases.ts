import type { FilterGroupKey, FilterValues } from '@forecourt/domain/search/filter-groups';
import type { SortCode } from '@forecourt/domain/vehicle/codes';

/**
 * What shoppers call the options of the filters, beside the options' own names. Written as people
 * write; case, hyphens and spaces make no difference, nor does a plural's `s`.
 */
export const optionPhrases: {
  readonly [Group in FilterGroupKey]?: Readonly<Record<string, string>>;
} = {
  listingType: {
    NEW: 'brand new, factory new',
    USED: 'pre-owned, second hand, previously owned',
    CERTIFIED: 'certified pre-owned, cpo, certified used, factory certified',
    '3P_CERT': '3rd party certified',
  },
  priceDrop: { '1-': 'price drop, price drops, price reduced, reduced, reduced price' },
  daysOnMarket: { '-7': 'listed this week, new this week', '-30': 'listed this month' },
  sellerType: {
    d: 'by dealer, from dealer, dealership, from a dealer',
    p: 'private owner, by owner, for sale by owner, private party, fsbo, from owner, private',
  },
  vehicleStyleCode: {
    SUVCROSS: 'suv, crossover, cuv, sport utility, sport utility vehicle, sports utility vehicle',
    TRUCKS: 'pickup, pickup truck, pick up truck, pick up',
    SEDAN: 'saloon, 4 door sedan, four door sedan',
    COUPE: 'coup, 2 door coupe, two door coupe',
    CONVERT: 'cabriolet, cabrio, drop top, soft top, roadster, spyder, spider',
    VANMV: 'van',
    WAGON: 'station wagon, estate',
    HATCH: 'hatch, hatch back, 5 door hatchback',
  },
  driveGroup: {
    AWD4WD: 'awd, 4wd, 4x4, all wheel drive, four wheel drive, 4 wheel drive, allwheel, awd 4wd',
    FWD: 'fwd, front drive',
    RWD: 'rwd, rear drive',
  },
  transmissionCode: {
    AUT: 'auto, automatic transmission, auto transmission, cvt',
    MAN: 'stick, stick shift, manual transmission, standard transmission, manual gearbox, 5 speed, 6 speed, 5 speed manual, 6 speed manual',
  },
  fuelTypeGroup: {
    ELE: 'ev, bev, electric vehicle, electric car, all electric, fully electric, battery electric',
    GSL: 'gas, petrol, gas powered, gasoline engine, gas engine',
    HYB: 'hev, hybrid electric',
    PIH: 'phev, plug in, plugin hybrid electric',
    DSL: 'diesel engine, turbo diesel, turbodiesel, tdi, duramax, power stroke, powerstroke, cummins',
    HYD: 'fuel cell, hydrogen fuel cell',
    ALT: 'alternative fuel, flex fuel, cng, natural gas',
  },
  engineCode: {
    '3CLDR': 'i3 engine, inline 3, three cylinder',
    '4CLDR': 'v4, i4, inline 4, four cylinder, 4 banger',
    '5CLDR': 'inline 5, five cylinder',
    '6CLDR': 'v6, i6, inline 6, straight 6, six cylinder, flat 6',
    '8CLDR': 'v8, eight cylinder, hemi',
    '10CLDR': 'v10, ten cylinder',
    '12CLDR': 'v12, w12, twelve cylinder',
    '16CLDR': 'w16, v16, sixteen cylinder',
    RTR: 'rotary engine, wankel',
  },
  doorCode: {
    '2': '2 door, 2dr',
    '3': '3 door, 3dr',
    '4': '4 door, 4dr',
    '5': '5 door, 5dr',
  },
  truckBedLength: {
    SHORT: 'short bed, shortbed, short box',
    MEDIUM: 'medium bed, standard bed',
    LONG: 'long bed, longbed, long box, 8 foot bed, 8 ft bed',
  },
  bodyStyleSubtypeCode: {
    'FULLSIZE_CREW+COMPACT_CREW':
      'crew cab, crewcab, supercrew, crewmax, crew max, double cab, quad cab, mega cab, crew',
    'FULLSIZE_EXTEND+COMPACT_EXTEND': 'extended cab, supercab, super cab, king cab, access cab',
    'FULLSIZE_REG+COMPACT_REG': 'regular cab, standard cab, single cab',
  },
  dealType: {
    greatprice: 'great price, best deal, great deals, steal',
    goodprice: 'good price, good value',
  },
  vehicleHistoryType: {
    NO_ACCIDENTS:
      'no accident, accident free, without accidents, never crashed, not been in an accident, no crashes, never wrecked, clean history',
    ONE_OWNER: 'one owner, 1 owner, single owner, first owner',
    CLEAN_TITLE: 'clean titled, no salvage, not salvage, no salvage title',
    NO_FRAME_DAMAGE: 'undamaged frame',
    FREE_REPORT: 'free carfax, free history report, free autocheck, carfax',
  },
  vehicleUseType: {
    PERSONAL: 'personal use',
    COMMERCIAL: 'commercial use, commercial vehicle, fleet, work vehicle',
  },
  homeServices: {
    BUY_ONLINE: 'online purchase, purchase online',
    ONLINE_PAPERWORK: 'paperwork online',
    SHIP_TO_HOME: 'home delivery, delivered, delivery, deliver to home, delivered to my home',
    TEST_DRIVE: 'home test drive, test drive at home',
    VIRTUAL_TOUR: 'virtual tour, video tour, video walk around',
  },
  vehicleExchange: {
    true: 'money back, return policy, returnable, 14 day return',
  },
  featureCode: {
    '1062': 'remote keyless entry, keyless',
    '1317': 'alloy wheels, alloys, aluminum wheels, rims',
    '1172': 'roof rails, roof racks',
    '1199':
      'tow hitch, towing hitch, tow bar, hitch, tow package, towing package, towing, trailer tow, tow',
    AT0001: 'dually, drw',
    '1327': 'android',
    '1326': 'carplay, car play',
    '1211': 'bluetooth, hands free',
    '1297': 'dvd, rear entertainment',
    '1066': 'nav, gps, navigation system, sat nav, satnav',
    '1230': 'aux, aux input, usb',
    '1136': 'premium sound, premium stereo, bose, harman kardon, premium audio system',
    '1149': 'sirius, siriusxm, sirius xm, xm radio',
    '1221': 'remote start, remote starter, auto start',
    '1313': 'radar cruise, acc, adaptive cruise, smart cruise',
    '1298': 'hud, head up display',
    '1229': 'push button start, push start, keyless ignition, keyless go',
    '1180': 'park assist, self parking, parking assist, automatic parking assist',
    '1331': 'wifi, wi fi, hotspot, wifi hot spot',
    '1306':
      'third row, 3rd row, third row seat, third row seating, 3rd row seating, 3 rows, three rows, 3 row, three row',
    '1319': 'heated front seats, seat heater, warm seats, heated seating',
    '1078': 'leather, leather interior, leather upholstery',
    '1132':
      'moonroof, moon roof, sun roof, panoramic roof, panoramic sunroof, panoroof, glass roof',
    '1224':
      'rear view camera, rearview camera, reverse camera, backup cam, back up camera, rear camera',
    '1310': 'lane departure, lane assist, lane keep assist, lane keeping',
    '1309': 'blind spot, blind spot detection, blind spot monitoring, blind spot warning',
    '1330': 'rear cross traffic alert, cross traffic',
    '1013': 'alarm, alarm system',
    '1318': 'wheelchair, wheelchair accessible, handicap, handicap accessible, mobility',
  },
};

/** Words for colours that the palette files under another name. */
export const colorPhrases: Readonly<Record<string, string>> = {
  OFFWHITE: 'cream, ivory, pearl white',
  GRAY: 'grey, gunmetal',
  TURQUOISE: 'teal, aqua',
  BURGUNDY: 'maroon, wine',
  BROWN: 'chocolate',
  BEIGE: 'champagne, sand',
};

/** Phrases that choose in several groups at once. */
export const jointPhrases: readonly { readonly phrases: string; readonly filters: FilterValues }[] =
  [
    {
      phrases: 'minivan, mini van, family van',
      filters: { vehicleStyleCode: ['VANMV'], vanSubtypeCode: ['MINIVAN'] },
    },
    {
      phrases: 'cargo van, full size van, fullsize van, passenger van',
      filters: { vehicleStyleCode: ['VANMV'], vanSubtypeCode: ['FULLSIZE'] },
    },
    {
      phrases: 'work truck, commercial truck',
      filters: { vehicleStyleCode: ['TRUCKS'], vehicleUseType: ['COMMERCIAL'] },
    },
    {
      phrases: 'work van, commercial van',
      filters: { vehicleStyleCode: ['VANMV'], vehicleUseType: ['COMMERCIAL'] },
    },
    {
      phrases: 'good or great deal, good deals',
      filters: { dealType: ['goodprice', 'greatprice'] },
    },
  ];

/** What sizes are called in front of a body style that is filtered by size. */
export const sizePhrases: Readonly<Record<string, string>> = {
  SUBCOMPACT: 'subcompact, sub compact, mini',
  COMPACT: 'compact, small',
  MIDSIZE: 'midsize, mid size, medium, mid sized, midsized',
  FULLSIZE: 'full size, fullsize, full sized, large, big',
};

/** Orders of the results that are asked for in words. */
export const sortPhrases: Readonly<Record<Exclude<SortCode, 'relevance'>, string>> = {
  derivedpriceASC:
    'cheapest, cheap, lowest price, lowest priced, least expensive, price low to high',
  derivedpriceDESC: 'most expensive, highest price, price high to low',
  mileageASC: 'low mileage, low miles, lowest mileage, fewest miles, lowest miles, least miles',
  mileageDESC: 'highest mileage, most miles',
  yearDESC: 'newest, latest model, newest model',
  yearASC: 'oldest',
  distanceASC: 'nearest, closest',
  datelistedASC: 'longest listed, oldest listings',
  pricedropDESC: 'biggest price drop, largest price drop, price drops first',
  paymentASC: 'lowest payment, lowest monthly payment, cheapest payment',
  totalASC: 'lowest total, lowest out the door, cheapest out the door',
  ownASC: 'cheapest to own, cheap to own, lowest cost to own, lowest cost of ownership',
  datelistedDESC: 'just listed, newly listed, recently listed, newest listings, latest listings',
};

/** Patches that are often voiced and that no filter expresses: they must not be taken for others. */
export const knownWithoutFilter =
  'like new, as new, good gas mileage, gas mileage, great gas mileage, good mileage, high mileage, high miles, fuel efficient, fuel economy, good mpg, gas saver, fuel saver, economical, reliable, safe, safest, safety rating, top safety pick, fast, fastest, sporty, sports car, luxury, luxurious, family, good, great, nice, best, better, pretty, cool, fun, small, large, big, little, old, newer, older, affordable, inexpensive, expensive, warranty, under warranty, extended warranty, lease, leasing, lease deal, financing, finance, zero down, no money down, no credit, bad credit, low payment, trade in, rebate, classic, vintage, antique, collector, lifted, lowered, modified, custom, turbo, supercharged, turbocharged, towing capacity, horsepower, hp, first car, teen, teenager, student, commuter, commuting, kids, baby, dog, camping, snow, winter, off road, offroad, road trip, electric seats, power seats, cooled seats, ventilated seats, cloth, cloth seats, vinyl, captain chairs, tinted windows, spare tire, foreign, american, japanese, german, korean, import, domestic, italian, swedish, rental, former rental, taxi, police, salvage, rebuilt, flood, damaged, dark, light, metallic, matte, pearl, bright, interior, exterior, discount, sale price';

/** Words that join others and ask for nothing. */
export const fillerWords: ReadonlySet<string> = new Set(
  'a an the and or & with w for to of in on at by near around from that which who has have having had is are be am i im id ill we my me our you your it its this these those some any all each looking look want wants wanted need needs needed find show search searching give get buy buying like would please can could car cars vehicle vehicles auto autos automobile automobiles ride one ones something anything sale listing listings inventory available now today asap model models make makes year years color colored colour coloured body style type engine motor transmission drive drivetrain price priced cost costs costing budget only just also plus really very maybe preferably ideally either both then than but hi hello hey thanks thank trim edition version built equipped includes including include feature features featuring option options there do does did got'.split(
    ' ',
  ),
);

/** Words that turn what follows into what is not wanted. */
export const negations: ReadonlySet<string> = new Set(
  'no not without except excluding non minus never avoid anythingbut everythingbut otherthan dont doesnt isnt arent wont cant neither nor'.split(
    ' ',
  ),
);
