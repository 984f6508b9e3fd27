import type {
  CarSizeCode,
  DriveType,
  EngineCode,
  FeatureCode,
  FuelTypeCode,
  TransmissionCode,
  TruckBedCode,
  TruckCabCode,
  VanSizeCode,
  VehicleStyleCode,
} from '@forecourt/domain/vehicle/codes';

/**
 * How the vehicle facts are written down. A make is a list of models; a model is a list of
 * generations (runs of model years that share a body); a generation offers powertrains and trims.
 * Figures are for the US market, written from knowledge and rounded; they describe, they do not certify.
 */
export interface MakeSpec {
  readonly code: string;
  readonly name: string;
  /** World manufacturer identifiers that this make's US cars carry, the commonest first. */
  readonly wmis: readonly string[];
  /** Luxury makes equip and depreciate differently. */
  readonly luxury?: boolean;
  /** Features that no car of this make has, whatever its level. */
  readonly lacks?: readonly FeatureCode[];
  readonly models: readonly ModelSpec[];
}

export interface ModelSpec {
  /** Wire code, unique over all makes. */
  readonly code: string;
  readonly name: string;
  /** Path segment, where it is not made of the name: `f150` of the F-150. */
  readonly slug?: string;
  /** Wire code of the family, `3_SERIES`, where the make has families. */
  readonly series?: string;
  /** Sold for work: counted as commercial use. */
  readonly commercial?: boolean;
  /** Other spellings met in feeds: `F-150`, `Silverado`. Compared without case, spaces and punctuation. */
  readonly aliases?: readonly string[];
  /** About how many were sold new a year, in thousands, in the model's typical year. Weights the demo inventory. */
  readonly yearlySales: number;
  readonly generations: readonly Generation[];
}

export interface Generation {
  /** First and last model year, inclusive. */
  readonly years: readonly [number, number];
  readonly style: VehicleStyleCode;
  /** Size or cab (by style): SEDAN and SUVCROSS a car size, VANMV a van size, TRUCKS a cab. */
  readonly subtype?: CarSizeCode | VanSizeCode | TruckCabCode;
  readonly doors: 2 | 3 | 4 | 5;
  readonly seats: number;
  /** Further bodies of the same generation, each with its own doors and dollars on top of the trim's MSRP. */
  readonly bodies?: readonly Body[];
  readonly bed?: Exclude<TruckBedCode, 'UNSPECIFIED'>;
  readonly powertrains: ReadonlyMap<string, Powertrain>;
  readonly trims: readonly Trim[];
  /** Factory packages that could be ordered. */
  readonly packages?: readonly string[];
}

export interface Body {
  /** For people and for matching: `Crew Cab Short Bed`, `Coupe`, `Hatchback`. */
  readonly name: string;
  readonly style?: VehicleStyleCode;
  readonly subtype?: CarSizeCode | VanSizeCode | TruckCabCode;
  readonly doors?: 2 | 3 | 4 | 5;
  readonly seats?: number;
  readonly bed?: Exclude<TruckBedCode, 'UNSPECIFIED'>;
  /** Dollars on top of the trim's MSRP; may be negative. */
  readonly add?: number;
  /** Trims that come in this body; all when absent. */
  readonly trims?: readonly string[];
}

export interface Powertrain {
  readonly fuel: FuelTypeCode;
  readonly engine: EngineCode;
  /** For people: `2.5L 4-Cylinder`, `Dual Electric Motors`. */
  readonly engineName: string;
  /** Litres; absent for electric and hydrogen cars. */
  readonly liters?: number;
  readonly horsepower: number;
  readonly drive: DriveType;
  readonly transmission: TransmissionCode;
  /** For people: `8-Speed Automatic`. */
  readonly transmissionName: string;
  /**
   * EPA city and highway, mpg (MPGe for ELE and HYD; gasoline-only mpg for PIH). Absent above 8,500 lb GVWR,
   * where the EPA rates none.
   */
  readonly mpg?: readonly [number, number];
  /** Miles on electricity, EPA; for ELE and PIH. */
  readonly range?: number;
  /** Dollars on top of the trim's MSRP. */
  readonly add?: number;
}

/** How well a trim is equipped: it stands for a list of standard features that grows with the model year. */
export type EquipmentLevel = 'base' | 'mid' | 'high' | 'top';

export interface Trim {
  /** A codebook trim name, to the letter. */
  readonly name: string;
  /**
   * MSRP without destination, dollars: in the generation's first and last year (or the trim's own), straight
   * line between.
   */
  readonly msrp: readonly [number, number];
  /** Keys of the generation's powertrains, the commonest first. */
  readonly powertrains: readonly string[];
  readonly level: EquipmentLevel;
  /** Model years of this trim where narrower than the generation's. */
  readonly years?: readonly [number, number];
  /** Standard features beyond the level's. */
  readonly features?: readonly FeatureCode[];
  /** Features that a buyer could add. */
  readonly optional?: readonly FeatureCode[];
  /** Share of the model's cars, relative to the other trims; 1 when absent. */
  readonly weight?: number;
}
