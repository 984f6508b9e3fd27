import { FactTable, type FactTableState } from './fact-table.ts';

/** What cards of many cars have in common, each stored once. @param state of tables that are restored */
export function createFactTables(state?: FactTablesState) {
  return {
    specification: new FactTable(
      [
        'makeCode',
        'modelCode',
        'seriesCode',
        'trim',
        'vehicleStyleCode',
        'bodySubtypeCode',
        'truckBedLength',
        'doors',
        'seats',
        'driveType',
        'fuelTypeCode',
        'transmissionCode',
        'transmissionName',
        'engineCode',
        'engineName',
        'displacementLiters',
        'mpgCity',
        'mpgHighway',
        'electricRangeMiles',
      ],
      (card) => [
        card.makeCode,
        card.modelCode,
        card.seriesCode,
        card.trim,
        card.vehicleStyleCode,
        card.bodySubtypeCode,
        card.truckBedLength,
        card.doors,
        card.seats,
        card.driveType,
        card.fuelTypeCode,
        card.transmissionCode,
        card.transmissionName,
        card.engineCode,
        card.engineName,
        card.displacementLiters,
        card.mpgCity,
        card.mpgHighway,
        card.electricRangeMiles,
      ],
      state?.specification,
    ),
    exterior: new FactTable(
      ['extColorSimple', 'extColorName'],
      (card) => [card.extColorSimple, card.extColorName],
      state?.exterior,
    ),
    interior: new FactTable(
      ['intColorSimple', 'intColorName'],
      (card) => [card.intColorSimple, card.intColorName],
      state?.interior,
    ),
    history: new FactTable(
      ['vehicleHistoryTypes', 'accidentCount', 'ownerCount', 'vehicleUseType'],
      (card) => [
        card.vehicleHistoryTypes,
        card.accidentCount,
        card.ownerCount,
        card.vehicleUseType,
      ],
      state?.history,
    ),
    offer: new FactTable(
      [
        'listingType',
        'year',
        'vehicleExchange',
        'homeServices',
        'certifiedProgram',
        'tier',
        'ribbon',
        'highlightType',
        'hasSpecialOffer',
      ],
      (card) => [
        card.listingType,
        card.year,
        card.vehicleExchange,
        card.homeServices,
        card.certifiedProgram,
        card.tier,
        card.ribbon,
        card.highlightType,
        card.hasSpecialOffer,
      ],
      state?.offer,
    ),
    charges: new FactTable(
      ['incentive', 'dealerFees'],
      (card) => [card.incentive, card.dealerFees],
      state?.charges,
    ),
  };
}

export type FactTables = ReturnType<typeof createFactTables>;
export type FactName = 'specification' | 'exterior' | 'interior' | 'history' | 'offer' | 'charges';

export type FactTablesState = Readonly<Record<FactName, FactTableState>>;

export const factNames: readonly FactName[] = [
  'specification',
  'exterior',
  'interior',
  'history',
  'offer',
  'charges',
];

/** A record with one entry per table of facts. */
export function mapFacts<Value>(make: (name: FactName) => Value): Record<FactName, Value> {
  return Object.fromEntries(factNames.map((name) => [name, make(name)])) as Record<FactName, Value>;
}
