import { makesOfWmi } from '@forecourt/catalog/vehicles/match';
import { plantOf } from '@forecourt/catalog/vehicles/plants';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { type DecodedVin, decodedVinSchema } from '@forecourt/domain/vehicle/decoded-vin';
import type { VinParts } from '@forecourt/domain/vehicle/vin-reading';
import type { FoundVin } from '@forecourt/web/vin/services';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { Database } from '../platform/database/database.ts';
import type { SharedLimiter } from '../platform/limits/shared-limiter.ts';
import { findAnswer } from '../reference/outside/cached-answers.ts';
import { askVpic, withoutNumber } from '../reference/outside/vpic.ts';
import type { ReferenceConfig } from '../reference/reference-settings.ts';
import { readCarsBegunAlike, readListingsOfVin } from './read-vin-listings.ts';
import { toCommonCar } from './to-common-car.ts';
import type { VinCall } from './vin-policies.ts';

interface LookUpParts {
  readonly database: Database;
  readonly engine: SearchReader;
  readonly config: Pick<ReferenceConfig, 'vpicUrl'>;
  readonly decoderLimit: SharedLimiter;
}

interface Asking {
  readonly calls: Calls<VinCall>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The address that limits count by. */
  readonly client: string;
}

/** What a VIN says by itself, by the cars here that begin alike, by vPIC, and where it was listed. */
export async function lookUpVin(
  parts: LookUpParts,
  asking: Asking,
  of: VinParts,
): Promise<FoundVin> {
  const { database, engine } = parts;
  const makes = makesOfWmi(of.wmi);
  const [listings, alike, decoded] = await Promise.all([
    readListingsOfVin(database, of.vin),
    readCarsBegunAlike(database, of.vin),
    askDecoder(parts, asking, of),
  ]);
  const [newest] = listings;
  const makeCode =
    newest?.listing.makeCode ?? decoded?.makeCode ?? (makes.length === 1 ? makes[0]?.code : null);
  return {
    makes: makes.map(({ code, name }) => ({ code, name })),
    plant: decoded?.plant ?? (makeCode ? plantOf(makeCode, of.vin) : null),
    listings,
    card: newest?.status === 'active' ? ((await engine.findById(newest.listing.id)) ?? null) : null,
    alike: toCommonCar(alike),
    decoded,
  };
}

/** Null where the operator asks nobody, nobody answers, the VIN is mistyped, or its client had many looked up. */
async function askDecoder(
  { database, config, decoderLimit }: LookUpParts,
  { calls, now, client }: Asking,
  { vin, modelYear, isCheckDigitRight }: VinParts,
): Promise<DecodedVin | null> {
  const { vpicUrl } = config;
  if (vpicUrl === null || modelYear === null || !isCheckDigitRight) return null;
  const told = await findAnswer({
    database,
    now,
    key: `vpic:${withoutNumber(vin)}`,
    schema: decodedVinSchema.nullable(),
    ask: async () =>
      (await decoderLimit.admit(client)) > 0
        ? null
        : calls.attempt<{ answer: DecodedVin | null } | null>(
            'vpic',
            async () => ({ answer: await askVpic(vpicUrl, vin, modelYear) }),
            null,
          ),
  });
  return told?.answer ?? null;
}
