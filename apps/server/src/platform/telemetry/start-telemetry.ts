import type { Telemetry } from './telemetry.ts';
import type { TelemetryConfig } from './telemetry-settings.ts';

/** Tells nobody. */
const silent: Telemetry = {
  middleware: (_context, next) => next(),
  aroundCall: (_name, call) => call(),
  noteCall: () => {},
  watchFigures: () => {},
  stop: async () => {},
};

/** Begins to send traces and metrics, where a collector is named; otherwise loads nothing for it. */
export async function startTelemetry(config: TelemetryConfig): Promise<Telemetry> {
  const { endpoint } = config;
  if (endpoint === null) return silent;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ ...config, endpoint });
}
