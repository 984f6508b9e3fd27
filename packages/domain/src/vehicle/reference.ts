import type { CodeName } from './codes.ts';

/** A make or model as people write it. */
export interface VehicleName extends CodeName {
  /** Its path segment, where that is not made of the name: `f150` of the F-150. */
  readonly slug?: string;
}

/** The vehicle names that the pure rules need; `packages/catalog` implements it. */
export interface VehicleReference {
  readonly makes: readonly CodeName[];
  findMake(makeCode: string): CodeName | undefined;
  findSeries(seriesCode: string): (CodeName & { readonly makeCode: string }) | undefined;
  findModel(
    modelCode: string,
  ): (VehicleName & { readonly makeCode: string; readonly seriesCode: string | null }) | undefined;
  modelsOf(makeCode: string): readonly VehicleName[];
  /** Other models that may be meant by a model's name. */
  modelsMeantBy(modelCode: string): readonly CodeName[];
  /** Trim names of a model over all years, in the catalogue's order. */
  trimNamesOf(modelCode: string): readonly string[];
  /** Whether a model, or a trim of it, could be ordered in a model year. */
  isSold(modelCode: string, year: number, trimName?: string): boolean;
  /** Names of the factory packages that a model could be ordered with, narrowed to a trim when one is named. */
  packagesOf(modelCode: string, trim?: string): readonly string[];
}

/** A ZIP's centre. */
export interface Place {
  readonly zip: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly dmaCode: string | null;
}

/** The places that the pure rules need; `packages/catalog` implements it. */
export interface PlaceReference {
  findZip(zip: string): Place | undefined;
  /** By name without regard to case or punctuation; the ZIP is the city's most central. */
  findCity(city: string, state: string): Place | undefined;
  /** Whether there are places in a state. @param state two letters, upper case */
  hasState(state: string): boolean;
  findDma(dmaCode: string): CodeName | undefined;
}

/** What is known of vehicles and places, as searches are read and answered by. */
export type Reference = VehicleReference & PlaceReference;
