import { findMake, findModel, vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { type KnownRecalls, recallSchema } from '@forecourt/domain/reference/recall';
import { z } from 'zod';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { Database } from '../platform/database/database.ts';
import { findAnswer } from './outside/cached-answers.ts';
import {
  askCrashRatings,
  askRecalls,
  crashRatingsSchema,
  type NamedModelYear,
} from './outside/nhtsa.ts';
import type { ReferenceCall } from './reference-policies.ts';
import type { ReferenceConfig } from './reference-settings.ts';
import { type KnownSafety, readSafety } from './safety-store.ts';

export interface SafetyParts {
  readonly database: Database;
  readonly config: Pick<ReferenceConfig, 'nhtsaUrl'>;
}

export interface SafetyAsking {
  readonly calls: Calls<ReferenceCall>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface ModelYear {
  readonly modelCode: string;
  readonly year: number;
}

/** Who is asked. */
const sourceName = 'NHTSA';

/** What is known of a model year's safety and of its recalls: what a file told is read once for both. */
export async function findSafetyAndRecalls(
  parts: SafetyParts,
  asking: SafetyAsking,
  of: ModelYear,
): Promise<{ readonly known: KnownSafety | null; readonly recalls: KnownRecalls | null }> {
  const told = await readSafety(parts.database, of.modelCode, of.year);
  const [known, recalls] = await Promise.all([
    findKnownSafety(parts, asking, of, async () => told),
    findRecalls(parts, asking, of, async () => told),
  ]);
  return { known, recalls };
}

/**
 * Crash ratings and room of a model year: as NHTSA tells where it may be asked, else as a file told. Null
 * where nobody does.
 *
 * @param read what a file told of it
 */
export async function findKnownSafety(
  parts: SafetyParts,
  asking: SafetyAsking,
  of: ModelYear,
  read = () => readSafety(parts.database, of.modelCode, of.year),
): Promise<KnownSafety | null> {
  const told = await read();
  const live = await askNhtsa(parts, asking, {
    of,
    call: 'crash-ratings',
    schema: crashRatingsSchema,
    ask: askCrashRatings,
  });
  if (live === null || live.answer.ratings.length === 0) return told;
  const { vehicle, ratings } = live.answer;
  return {
    facts: { ratings, recalls: [], specifications: told?.facts.specifications ?? [] },
    source: `${sourceName}, which tested the ${vehicle}`,
    readOn: live.readOn,
  };
}

/** Recalls that may apply to a model year; null where nobody tells any. @param read what a file told of it */
export async function findRecalls(
  parts: SafetyParts,
  asking: SafetyAsking,
  of: ModelYear,
  read = () => readSafety(parts.database, of.modelCode, of.year),
): Promise<KnownRecalls | null> {
  const live = await askNhtsa(parts, asking, {
    of,
    call: 'recalls',
    schema: z.array(recallSchema),
    ask: askRecalls,
  });
  if (live !== null) return { list: live.answer, source: sourceName, readOn: live.readOn };
  const told = await read();
  const list = told?.facts.recalls ?? [];
  return told === null || list.length === 0
    ? null
    : { list, source: told.source, readOn: told.readOn };
}

interface Question<Answer> {
  readonly of: ModelYear;
  readonly call: 'crash-ratings' | 'recalls';
  readonly schema: z.ZodType<Answer>;
  readonly ask: (base: string, named: NamedModelYear) => Promise<Answer>;
}

async function askNhtsa<Answer>(
  { database, config }: SafetyParts,
  { calls, now }: SafetyAsking,
  { of, call, schema, ask }: Question<Answer>,
) {
  const base = config.nhtsaUrl;
  const named = nameOf(of);
  if (base === null || named === null) return null;
  return findAnswer({
    database,
    now,
    schema,
    key: `${call}:${of.modelCode}:${of.year}`,
    ask: () =>
      calls.attempt<{ answer: Answer } | null>(
        call,
        async () => ({ answer: await ask(base, named) }),
        null,
      ),
  });
}

/** As NHTSA names it: models that stand together in a series go by that. */
function nameOf({ modelCode, year }: ModelYear): NamedModelYear | null {
  const model = findModel(modelCode);
  const make = model && findMake(model.makeCode);
  if (!model || !make) return null;
  const series =
    model.seriesCode === null ? undefined : vehicleReference.findSeries(model.seriesCode);
  return { make: make.name, model: series?.name ?? model.name, year };
}
