import { pathToFileURL } from 'node:url';
import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/server-sdk';
import type { Logger } from '../../platform/logger.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FlagSource } from './flag-board.ts';

/** A provider that is not ready by then is asked later: the start does not wait for a network longer. */
const maxReadyMs = 5000;

/** The module that the operator named has no provider of flags. */
class NoFlagProvider extends Refusal {
  override readonly name = 'NoFlagProvider';
}

/** A source of flags that tells when they have changed, and ends. */
export interface OpenedProvider extends FlagSource {
  onChange(listen: () => void): void;
  close(): Promise<void>;
}

/**
 * Opens the operator's own provider of flags, by OpenFeature. Each flag is asked for with `brand`,
 * `audience` and both together as the key of targeting; what it does not know is as brands and settings
 * say.
 *
 * @param file a module whose default export is a provider, or makes one
 * @throws NoFlagProvider
 */
export async function openFlagProvider(file: string, logger: Logger): Promise<OpenedProvider> {
  const provider = await importProvider(file);
  const ready = OpenFeature.setProviderAndWait('forecourt', provider).catch((error: unknown) =>
    logger.error(error),
  );
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, maxReadyMs).unref())]);
  const client = OpenFeature.getClient('forecourt');
  return {
    name: provider.metadata.name,
    decide: (flag, preset, { brand, audience }) =>
      client.getBooleanValue(flag, preset, {
        targetingKey: `${brand}:${audience}`,
        brand,
        audience,
      }),
    onChange(listen) {
      client.addHandler(ProviderEvents.ConfigurationChanged, listen);
      client.addHandler(ProviderEvents.Ready, listen);
    },
    close: () => OpenFeature.close(),
  };
}

async function importProvider(file: string): Promise<Provider> {
  const loaded: unknown = await import(pathToFileURL(file).href).catch((error: unknown) => {
    // Where it failed is in a file of the operator's own.
    const { code, message, stack } = Object(error) as NodeJS.ErrnoException;
    const reason = code === 'ERR_MODULE_NOT_FOUND' ? `${message}.` : (stack ?? String(error));
    throw new NoFlagProvider(`FLAG_PROVIDER: ${file} cannot be loaded: ${reason}`);
  });
  const exported: unknown =
    typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : null;
  const made: unknown = typeof exported === 'function' ? await exported() : exported;
  if (isProvider(made)) return made;
  throw new NoFlagProvider(
    `FLAG_PROVIDER: expected ${file} to export an OpenFeature provider, or a function that makes one, as its default.`,
  );
}

const isProvider = (made: unknown): made is Provider =>
  typeof made === 'object' &&
  made !== null &&
  'resolveBooleanEvaluation' in made &&
  typeof made.resolveBooleanEvaluation === 'function';
