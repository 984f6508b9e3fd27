import type {
  DriveType,
  FuelTypeCode,
  ListingType,
  SimpleColor,
  TransmissionCode,
  VehicleStyleCode,
} from '@forecourt/domain/vehicle/codes';

/**
 * The trade's words for what we hold as codes, common to all dialects. In each table the first
 * pattern that matches decides, so the narrower stand before the wider.
 */
type Words<Code> = readonly (readonly [RegExp, Code])[];

function find<Code>(words: Words<Code>, text: string): Code | undefined {
  return words.find(([pattern]) => pattern.test(text))?.[1];
}

/** Feeds repeat the same few hundred words; a file full of different ones must not grow this for ever. */
const maxRemembered = 10_000;

function remembering<Code>(
  look: (text: string) => Code | undefined,
): (text: string) => Code | undefined {
  const known = new Map<string, Code | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    if (known.size >= maxRemembered) known.clear();
    const code = look(text);
    known.set(text, code);
    return code;
  };
}

const driveWords: Words<DriveType> = [
  [/^awd$|all[ -]?wheel|quattro|4matic|xdrive|4motion|sh-?awd/i, 'AWD'],
  [/^4wd$|^4x4$|four[ -]?wheel|4[ -]?wheel|4x4/i, '4WD'],
  [/^fwd$|front[ -]?wheel|wheel drive - front/i, 'FWD'],
  [/^rwd$|rear[ -]?wheel|wheel drive - rear|^4x2$|^2wd$/i, 'RWD'],
];
export const findDriveType = remembering((text) => find(driveWords, text));

const fuelWords: Words<FuelTypeCode> = [
  [/plug[ -]?in|^phev$|^pih$/i, 'PIH'],
  [/mild/i, 'GSL'],
  [/hybrid|^hyb$|^hev$/i, 'HYB'],
  [/hydrogen|fuel cell|^hyd$/i, 'HYD'],
  [/electric|^bev$|^ev$|^ele$/i, 'ELE'],
  [/diesel|^dsl$|^d$/i, 'DSL'],
  [/natural(?!ly)|cng|lpg|propane|bi-?fuel|^alt$/i, 'ALT'],
  [/flex|e85|gas|unleaded|petrol|^gsl$|^g$/i, 'GSL'],
];
export const findFuelType = remembering((text) => find(fuelWords, text));

const transmissionWords: Words<TransmissionCode> = [
  [
    /auto(?!-shift manual|(?:matic)?[ -]rev)|a\/t|cvt|variable|dual[ -]?clutch|dct|dsg|pdk|tronic|^aut$|single|\b1[ -]speed/i,
    'AUT',
  ],
  [/manual|m\/t|^man$|stick/i, 'MAN'],
  [/speed|shift/i, 'AUT'],
];
export const findTransmission = remembering((text) => find(transmissionWords, text));

const conditionWords: Words<ListingType> = [
  [/3p_cert|third[ -]?party/i, '3P_CERT'],
  [/(?<!\b(?:no[nt][ -]*|un))certified|^cpo$/i, 'CERTIFIED'],
  [/^new(?!ly)|^n$/i, 'NEW'],
  // What is not certified and not new is used.
  [/used|pre[ -]?owned|certified|^u$/i, 'USED'],
];
export const findListingType = remembering((text) => find(conditionWords, text));

const styleWords: Words<VehicleStyleCode> = [
  [/suv|sport utility|crossover/i, 'SUVCROSS'],
  [/truck|pickup|cab\b/i, 'TRUCKS'],
  [/van|bus\b/i, 'VANMV'],
  [/wagon/i, 'WAGON'],
  [/convertible|roadster|spyder|spider|cabriolet/i, 'CONVERT'],
  [/hatch|liftback|[35]dr|[35][ -]?door/i, 'HATCH'],
  [/coupe|2dr|2[ -]?door/i, 'COUPE'],
  [/sedan|saloon|4dr|4[ -]?door/i, 'SEDAN'],
];
export const findVehicleStyle = remembering((text) => find(styleWords, text));

/** Plain colour words; of several in one name the last decides: `Black Sapphire`, `Midnight Blue`. */
const plainColors: Words<SimpleColor> = [
  [/^black$|^noir$/, 'BLACK'],
  [/^(off-?white|ivory|cream|creme|ecru|parchment|bone|oyster|eggshell)$/, 'OFFWHITE'],
  [/^(white|blanc|bianco)$/, 'WHITE'],
  [/^silver$/, 'SILVER'],
  [/^(gray|grey|grigio)$/, 'GRAY'],
  [/^charcoal$/, 'CHARCOAL'],
  [/^(turquoise|teal|aqua)$/, 'TURQUOISE'],
  [/^(blue|blu|navy|indigo)$/, 'BLUE'],
  [/^(burgundy|maroon|merlot|wine|cabernet|bordeaux|oxblood)$/, 'BURGUNDY'],
  [/^(red|rosso|rouge|rojo)$/, 'RED'],
  [/^(green|verde|olive)$/, 'GREEN'],
  [
    /^(brown|mocha|espresso|chestnut|cocoa|java|cognac|saddle|walnut|mahogany|nougat|truffle)$/,
    'BROWN',
  ],
  [/^(beige|cappuccino|sand|wheat|almond|cashmere|macchiato|latte|dune|pebble|linen)$/, 'BEIGE'],
  [/^(tan|camel|caramel|khaki|sahara)$/, 'TAN'],
  [/^(gold|champagne|amber)$/, 'GOLD'],
  [/^(orange|copper|mango|tangerine)$/, 'ORANGE'],
  [/^(yellow|giallo|lemon)$/, 'YELLOW'],
  [/^(purple|violet|plum|amethyst|amarone)$/, 'PURPLE'],
  [/^pink$/, 'PINK'],
];

/** Makers' fancier words, asked when no plain one is in the name. */
const fancyColors: Words<SimpleColor> = [
  [/ebony|onyx|obsidian|jet\b|raven|carbon|midnight|nero|kuro|stellar|caviar|hotspur/, 'BLACK'],
  [/ruby|crimson|scarlet|cherry|cardinal|passion|flame|barcelona|lava|soul|siren|redwood/, 'RED'],
  [/garnet|carmine|sangria/, 'BURGUNDY'],
  [
    /graphite|magnetic|gun|granite|slate|shadow|smok|asphalt|thunder|storm|cement|ash\b|lead|nardo|cyber|anthracite|pewter|mineral|sterling|destroyer|sting|iron|dolphin|light titanium|titan|stone|rock|nickel/,
    'GRAY',
  ],
  [
    /steel|platinum|aluminum|ingot|lunar|moon|mercury|celestial|ice\b|billet|metal\b|chrome|titanium|radiant|argent|brilliant/,
    'SILVER',
  ],
  [
    /pearl|blizzard|glacier|alabaster|frost|snow|starfire|alpine|summit|polar|arctic|fuji|chalk|diamond|platin|star\b|wind chill/,
    'WHITE',
  ],
  [
    /sapphire|ocean|azure|sky|aegean|atlantic|pacific|cobalt|lapis|indus|abyss|hydro|nautical|marina|blueprint|kona/,
    'BLUE',
  ],
  [/emerald|forest|spruce|jade|sage|cactus|moss|hunter|racing|army|sarge/, 'GREEN'],
  [/bronze|umber|bark|tiger|kodiak|walnut|nutmeg|sepia|earth|leather|terra|pecan|toffee/, 'BROWN'],
  [/quicksand|desert|sandstone|mojave|gobi|taupe|birch|shara|canberra|cornsilk|atacama/, 'BEIGE'],
  [/sunset|lava|burnt|inferno|hot pepper/, 'ORANGE'],
  [/solar|sunburst|velocity/, 'YELLOW'],
];

/** The simple colour of a maker's colour name, undefined when the name tells none. */
export const findSimpleColor = remembering((name) => {
  const words = name.toLowerCase().split(/[^a-z-]+/);
  const plain = words.flatMap((word) => find(plainColors, word) ?? []);
  return plain.at(-1) ?? find(fancyColors, name.toLowerCase());
});
