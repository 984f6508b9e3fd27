import { modelBuildAddress } from '@forecourt/domain/build-and-price/build-address';
import { buildPath } from '@forecourt/domain/build-and-price/build-path';
import type { AppContext } from '../app-context.ts';

/** Of a text that somebody sent, as much as a sentence bears. */
const maxQuoted = 40;

const quote = (text: string) => `“${text.slice(0, maxQuoted)}”`;

/** The model that an address means: by its code, or as the only one of a series. */
export function modelMeant(parameters: URLSearchParams, { reference }: AppContext): string | null {
  const makeCode = parameters.get('makeCode');
  const isOfMake = (modelCode: string) =>
    makeCode === null || reference.findModel(modelCode)?.makeCode === makeCode;
  const modelCode = parameters.get('modelCode');
  if (modelCode !== null)
    return reference.findModel(modelCode) && isOfMake(modelCode) ? modelCode : null;
  const [only, ...others] = modelsOfSeries(parameters, reference);
  return only !== undefined && others.length === 0 ? only : null;
}

function modelsOfSeries(
  parameters: URLSearchParams,
  reference: AppContext['reference'],
): readonly string[] {
  const series = reference.findSeries(parameters.get('seriesCode') ?? '');
  if (!series) return [];
  return reference
    .modelsOf(series.makeCode)
    .map(({ code }) => code)
    .filter((code) => reference.findModel(code)?.seriesCode === series.code);
}

/** The model year that an address names, if it does. */
function yearMeant(parameters: URLSearchParams): number | undefined {
  const year = parameters.get('year') ?? '';
  return /^\d{4}$/.test(year) ? Number(year) : undefined;
}

/**
 * Makes, or the models of a make or a series, that lead on, to the year that was named; and what of the address
 * was not understood.
 */
export function toModelChoices(
  parameters: URLSearchParams,
  { reference, brand, services }: AppContext,
) {
  const buildable = services.buildableModels();
  const newModelsOf = (code: string) =>
    reference.modelsOf(code).filter((model) => buildable.has(model.code));
  const makeCode = parameters.get('makeCode') ?? brand.makeCode;
  const series = reference.findSeries(parameters.get('seriesCode') ?? '');
  const make = reference.findMake(series?.makeCode ?? makeCode ?? '');
  const inSeries = modelsOfSeries(parameters, reference);
  const models = make ? newModelsOf(make.code) : [];
  const year = yearMeant(parameters);
  const shown = inSeries.length > 0 ? models.filter(({ code }) => inSeries.includes(code)) : models;
  return {
    make: make ? [make.name, series?.name].filter(Boolean).join(' ') : null,
    problem: problemOf(parameters, make?.name ?? null),
    links: make
      ? shown.map(({ code, name }) => ({ name, href: modelBuildAddress(make.code, code, year) }))
      : reference.makes
          .filter(({ code }) => newModelsOf(code).length > 0)
          .map(({ code, name }) => ({
            name,
            href: `${buildPath}?${new URLSearchParams({ makeCode: code })}`,
          })),
  };
}

function problemOf(parameters: URLSearchParams, make: string | null): string | null {
  const makeCode = parameters.get('makeCode');
  const modelCode = parameters.get('modelCode');
  if (makeCode !== null && make === null) return `No make has the code ${quote(makeCode)}.`;
  if (modelCode === null) return null;
  return `${make === null ? 'No model' : `No ${make} that can be built`} has the code ${quote(modelCode)}.`;
}

export type ModelChoices = ReturnType<typeof toModelChoices>;
