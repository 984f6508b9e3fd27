import { simpleColors } from '../vehicle/codes.ts';
import {
  type Build,
  type Buildable,
  type BuildOption,
  type OptionState,
  optionState,
} from './build.ts';
import { buildPath } from './build-path.ts';

const usualColor = 'SILVER';
const interiors = ['BLACK', 'GRAY', 'BEIGE', 'BROWN'] as const;

/** Families that interiors come in. */
export const interiorColors = simpleColors.filter(({ code }) =>
  interiors.some((interior) => interior === code),
);

/** What an address asks for, as far as the model year has it, and what of it was left out, in words. */
export function parseBuild(
  parameters: URLSearchParams,
  buildable: Buildable,
): { readonly build: Build; readonly problems: readonly string[] } | null {
  const [cheapest] = buildable.trims;
  if (!cheapest) return null;
  const asked = parameters.get('trim');
  const trim = buildable.trims.find(({ name }) => name === asked) ?? cheapest;
  const code = parameters.get('version');
  const version = trim.versions.find((one) => one.code === code) ?? trim.versions[0];
  if (!version) return null;
  const problems =
    asked !== null && asked !== trim.name
      ? [`There is no such trim in ${buildable.year}: the ${trim.name} is shown.`]
      : [];
  const colorOf = (name: string, from: readonly { readonly code: string }[], usual: string) =>
    from.find(({ code: one }) => one === parameters.get(name))?.code ?? usual;
  const packages = takeOptions(parameters.getAll('package'), buildable.packages, (option) =>
    optionState(option, trim, buildable),
  );
  const extras = takeOptions(parameters.getAll('extra'), buildable.extras, (option) =>
    optionState(option, trim, buildable, packages.taken),
  );
  return {
    build: {
      trim,
      version,
      extras: extras.taken,
      packages: packages.taken,
      color: colorOf('color', simpleColors, usualColor),
      interior: colorOf('interior', interiorColors, 'BLACK'),
    },
    problems: [
      ...problems,
      ...[...packages.excluded, ...extras.excluded].map(
        (name) => `${name} cannot be had with the ${trim.name} and is left out.`,
      ),
    ],
  };
}

/** Those that were asked for and may be; what the car has anyhow is not counted twice. */
function takeOptions(
  codes: readonly string[],
  options: readonly BuildOption[],
  stateOf: (option: BuildOption) => OptionState,
) {
  const asked = options.filter(({ code }) => codes.includes(code));
  const ofKind = (kind: OptionState['kind']) =>
    asked.filter((option) => stateOf(option).kind === kind);
  return { taken: ofKind('free'), excluded: ofKind('excluded').map(({ name }) => name) };
}

/** The address that restores a build. */
export function buildAddress({ makeCode, modelCode, year }: Buildable, build: Build): string {
  const parameters = new URLSearchParams({
    makeCode,
    modelCode,
    year: String(year),
    trim: build.trim.name,
    version: build.version.code,
    color: build.color,
    interior: build.interior,
  });
  for (const { code } of build.packages) parameters.append('package', code);
  for (const { code } of build.extras) parameters.append('extra', code);
  return `${buildPath}?${parameters}`;
}

/** The page on which a model year is built. */
export function modelBuildAddress(makeCode: string, modelCode: string, year?: number): string {
  const of = { makeCode, modelCode, ...(year !== undefined && { year: String(year) }) };
  return `${buildPath}?${new URLSearchParams(of)}`;
}
