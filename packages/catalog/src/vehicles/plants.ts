/**
 * Where cars are built, by the 11th character of the VIN. A maker gives the characters anew on each
 * continent, so that the country of the first character counts too. From knowledge; what is not sure is
 * left out.
 */
type Plants = Readonly<Record<string, string>>;

interface PlantList {
  /** Codes of the makes. */
  readonly makes: readonly string[];
  /** First characters of the VINs that it holds for. */
  readonly from: string;
  readonly plants: Plants;
}

const lists: readonly PlantList[] = [
  {
    makes: ['FORD', 'LINC', 'MERC'],
    from: '123',
    plants: {
      D: 'Avon Lake, Ohio',
      E: 'Louisville, Kentucky',
      F: 'Dearborn, Michigan',
      G: 'Chicago, Illinois',
      K: 'Kansas City, Missouri',
      L: 'Wayne, Michigan',
      B: 'Oakville, Ontario',
      R: 'Hermosillo, Mexico',
      M: 'Cuautitlán, Mexico',
      U: 'Louisville, Kentucky',
      '5': 'Flat Rock, Michigan',
    },
  },
  {
    makes: ['CHEV', 'GMC', 'CAD', 'BUICK', 'PONT'],
    from: '123',
    plants: {
      R: 'Arlington, Texas',
      G: 'Silao, Mexico',
      J: 'Lansing, Michigan',
      U: 'Detroit, Michigan',
      '5': 'Bowling Green, Kentucky',
      '7': 'Lordstown, Ohio',
      '6': 'Ingersoll, Ontario',
      '9': 'Oshawa, Ontario',
      S: 'Ramos Arizpe, Mexico',
      L: 'San Luis Potosí, Mexico',
      '0': 'Lansing, Michigan',
    },
  },
  {
    makes: ['TOYOTA', 'LEXUS'],
    from: '12345',
    plants: {
      U: 'Georgetown, Kentucky',
      S: 'Princeton, Indiana',
      C: 'Cambridge, Ontario',
      W: 'Woodstock, Ontario',
      X: 'San Antonio, Texas',
      M: 'Tijuana, Mexico',
      P: 'Blue Springs, Mississippi',
    },
  },
  {
    makes: ['HONDA', 'ACURA'],
    from: '12357',
    plants: {
      A: 'Marysville, Ohio',
      L: 'East Liberty, Ohio',
      B: 'Lincoln, Alabama',
      H: 'Alliston, Ontario',
      E: 'Greensburg, Indiana',
      Y: 'Marysville, Ohio',
    },
  },
  {
    makes: ['TOYOTA', 'LEXUS'],
    from: 'J',
    plants: { '5': 'Tahara, Japan', '2': 'Miyawaka, Japan' },
  },
  { makes: ['ROV', 'JAG'], from: 'S', plants: { A: 'Solihull, England', H: 'Halewood, England' } },
  { makes: ['MINI'], from: 'W', plants: { T: 'Oxford, England' } },
  { makes: ['VOLVO'], from: 'Y', plants: { '1': 'Torslanda, Sweden' } },
  { makes: ['KIA'], from: 'K', plants: { '7': 'Gwangju, South Korea' } },
  { makes: ['BENTL'], from: 'S', plants: { C: 'Crewe, England' } },
  { makes: ['SUB'], from: '4', plants: { '3': 'Lafayette, Indiana', H: 'Lafayette, Indiana' } },
  { makes: ['SUB'], from: 'J', plants: { G: 'Ota, Japan', H: 'Ota, Japan' } },
  {
    makes: ['TESLA'],
    from: '57',
    plants: { F: 'Fremont, California', A: 'Austin, Texas' },
  },
  {
    makes: ['HYUND'],
    from: '5',
    plants: { H: 'Montgomery, Alabama' },
  },
  {
    makes: ['HYUND', 'GENESIS'],
    from: 'K',
    plants: { U: 'Ulsan, South Korea', A: 'Asan, South Korea' },
  },
  { makes: ['KIA'], from: '5', plants: { G: 'West Point, Georgia' } },
  {
    makes: ['NISSAN', 'INFIN'],
    from: '1345',
    plants: { C: 'Smyrna, Tennessee', N: 'Canton, Mississippi', L: 'Aguascalientes, Mexico' },
  },
  {
    makes: ['VOLKS'],
    from: '1',
    plants: { C: 'Chattanooga, Tennessee' },
  },
  {
    makes: ['VOLKS', 'AUDI'],
    from: '3W',
    plants: { M: 'Puebla, Mexico', W: 'Wolfsburg, Germany' },
  },
  {
    makes: ['AUDI'],
    from: 'WT',
    plants: { A: 'Ingolstadt, Germany', N: 'Neckarsulm, Germany', '1': 'Győr, Hungary' },
  },
  {
    makes: ['JEEP', 'DODGE', 'RAM', 'CHRY'],
    from: '123',
    plants: {
      D: 'Belvidere, Illinois',
      C: 'Detroit, Michigan',
      L: 'Toledo, Ohio',
      W: 'Toledo, Ohio',
      R: 'Windsor, Ontario',
      H: 'Brampton, Ontario',
      S: 'Warren, Michigan',
      N: 'Sterling Heights, Michigan',
      G: 'Saltillo, Mexico',
      T: 'Toluca, Mexico',
    },
  },
  { makes: ['MAZDA'], from: 'J', plants: { '0': 'Hiroshima, Japan', '1': 'Hofu, Japan' } },
  { makes: ['MAZDA'], from: '3', plants: { M: 'Salamanca, Mexico' } },
  { makes: ['POR'], from: 'W', plants: { S: 'Stuttgart, Germany', L: 'Leipzig, Germany' } },
  { makes: ['MB'], from: '45', plants: { A: 'Vance, Alabama', U: 'Vance, Alabama' } },
];

/** Town and state or country; null where that is not known. @param vin normalised */
export function plantOf(makeCode: string, vin: string): string | null {
  const first = vin.charAt(0);
  const eleventh = vin.charAt(10);
  const list = lists.filter(({ makes, from }) => makes.includes(makeCode) && from.includes(first));
  return list.map(({ plants }) => plants[eleventh]).find((plant) => plant !== undefined) ?? null;
}
