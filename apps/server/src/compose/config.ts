import { z } from 'zod';
import { knowBrandFolders } from '../brands/read-brand-folders.ts';
import { demoSettings } from '../demo/demo-settings.ts';
import type { AnyCapability } from '../platform/capability.ts';
import { platformSettings } from '../platform/platform-settings.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ConfigOf, SettingInForce, Settings } from '../platform/settings.ts';
import { telemetrySettings } from '../platform/telemetry/telemetry-settings.ts';
import { requestSettings } from '../request/request-settings.ts';
import { indexSettings } from '../search-index/index-settings.ts';
import { capabilities as allCapabilities } from './capabilities.ts';
import type { Joined } from './joined.ts';

const own = [
  platformSettings,
  telemetrySettings,
  requestSettings,
  indexSettings,
  demoSettings,
] as const;

/** All settings, parsed. */
export type Config = Readonly<
  Joined<ConfigOf<(typeof own)[number]>> &
    Joined<ConfigOf<SettingsOf<(typeof allCapabilities)[number]>>> & {
      readonly settingsInForce: readonly SettingInForce[];
    }
>;

type SettingsOf<Part> = Part extends { readonly settings: infer Own } ? Own : never;

/** A setting is wrong; the message names it and what was expected, never its value. */
export class InvalidSettings extends Refusal {
  override readonly name = 'InvalidSettings';
}

/** Every setting, once: its form, its default and what it is for. */
function settingsOf(capabilities: readonly AnyCapability[]): readonly ReadableSettings[] {
  const contributed = capabilities.flatMap(({ settings }) => settings ?? []);
  return [...own, ...contributed] as readonly ReadableSettings[];
}

/** Each part reads what its own shape let through. */
type ReadableSettings = Settings<Record<string, z.ZodType>, object>;

/**
 * Reads the settings from the environment. Empty texts count as absent, so that a compose file can
 * leave a variable blank.
 *
 * @throws InvalidSettings, UnknownBrandFolder
 */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
  capabilities: readonly AnyCapability[] = allCapabilities,
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  // Which brands there are is known before any setting that names one.
  knowBrandFolders(given.BRANDS_DIR);
  const parts = settingsOf(capabilities).map((part) => ({
    part,
    parsed: z.object(part.shape).safeParse(given),
  }));
  const problems = parts.flatMap(({ parsed }) => parsed.error?.issues ?? []);
  if (problems.length > 0) throw new InvalidSettings(problemsOf(problems));
  const configs = parts.map(({ part, parsed }) => part.read(parsed.data ?? {}));
  const settingsInForce = describeSettings(capabilities).map(
    ({ name, preset, purpose }): SettingInForce => ({
      name,
      purpose,
      isGiven: given[name] !== undefined,
      value: given[name] ?? preset,
    }),
  );
  return Object.freeze(Object.assign({ settingsInForce }, ...configs));
}

function problemsOf(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map((issue) => `The setting ${issue.path.join('.')} is wrong: ${issue.message}.`)
    .join('\n');
}

/** The settings as rows of a Markdown table, for the README. */
export function settingsTable(capabilities: readonly AnyCapability[] = allCapabilities): string {
  const rows = describeSettings(capabilities).map(
    ({ name, preset, purpose }) =>
      `| \`${name}\` | ${preset === null ? '–' : `\`${preset}\``} | ${purpose} |`,
  );
  return ['| Setting | Default | What it does |', '|---|---|---|', ...rows].join('\n');
}

/** The settings as lines for the command line's help. */
export function settingsHelp(capabilities: readonly AnyCapability[] = allCapabilities): string {
  const lines = describeSettings(capabilities).map(({ name, preset, purpose }) => {
    const usual = preset === null ? '' : ` (${preset})`;
    return `  ${name.padEnd(24)} ${purpose}${usual}`;
  });
  return ['', 'Settings, read from the environment:', ...lines].join('\n');
}

function describeSettings(capabilities: readonly AnyCapability[]) {
  return settingsOf(capabilities)
    .flatMap(({ shape }) => Object.entries(shape))
    .map(([name, schema]) => ({
      name,
      // An empty value counts as none.
      preset: (schema instanceof z.ZodDefault && String(schema.def.defaultValue)) || null,
      purpose: schema.description ?? '',
    }));
}
