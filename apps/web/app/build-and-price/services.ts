import type { Build, Buildable } from '@forecourt/domain/build-and-price/build';
import type { GeoPoint, SearchHit } from '@forecourt/domain/search/search-engine';

/** A car for sale beside a build. */
export interface LikeBuildCar {
  readonly hit: SearchHit;
  /** What was chosen, and whether the car has it. */
  readonly choices: readonly { readonly name: string; readonly isSame: boolean }[];
}

/** New cars of a model year that are for sale. */
export interface LikeBuild {
  /** How many there are. */
  readonly total: number;
  /** The most alike first. */
  readonly cars: readonly LikeBuildCar[];
  /** The most alike of each dealer that takes messages, the most alike first; as many as are asked at once. */
  readonly toAsk: readonly LikeBuildCar[];
  /** Median of what they ask less than their sticker says; null with too few. */
  readonly underSticker: { readonly dollars: number; readonly cars: number } | null;
}

/** What the page that builds cars asks of the server. */
export interface BuildServices {
  /** Codes of the models that are sold new. */
  buildableModels(): ReadonlySet<string>;
  /** @param year the newest when null. Null for a model or a year that is not sold new */
  findBuildable(modelCode: string, year: number | null): Promise<Buildable | null>;
  /** Null when that cannot be told now. */
  findLikeBuild(
    buildable: Buildable,
    build: Build,
    origin: GeoPoint | null,
  ): Promise<LikeBuild | null>;
}
