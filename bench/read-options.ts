import { parseArgs } from 'node:util';

/** The default of an option that may be left out. */
export const optional = null;

/** What every table of `docs/benchmarks.md` may be given. */
export const ofReport = {
  /** What else should be known of the figures. */
  note: optional,
  /** A file whose section for this benchmark is written anew. */
  write: optional,
};

type Default = number | string | boolean | null;
type Option<Given extends Default> = Given extends number
  ? number
  : Given extends boolean
    ? boolean
    : Given extends string
      ? string
      : string | undefined;

/** The options of a benchmark: what was given as `--name value`, a number where the default is one. */
export function readOptions<const Defaults extends Readonly<Record<string, Default>>>(
  defaults: Defaults,
  args: readonly string[] = process.argv.slice(2),
): { readonly [Name in keyof Defaults]: Option<Defaults[Name]> } {
  const known = Object.entries(defaults);
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      known.map(([name, usual]) => [
        name,
        { type: typeof usual === 'boolean' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const read = known.map(([name, usual]) => [name, readOption(name, values[name], usual)]);
  // Each is of the type of its default.
  return Object.fromEntries(read);
}

function readOption(name: string, given: string | boolean | undefined, usual: Default) {
  if (given === undefined) return usual ?? undefined;
  if (typeof usual !== 'number') return given;
  const number = Number(given);
  if (given === '' || !Number.isFinite(number))
    throw new Error(`--${name} is a number, not "${given}".`);
  return number;
}
