import { parseResearchPath, researchPath } from '../reference/research-address.ts';
import type { VehicleReference } from '../vehicle/reference.ts';

/** Where all markets are listed. */
export const marketPath = '/market';

/** The page about the market of a model, or about that of a state. @param state two letters */
export function marketAddress(
  modelCode: string,
  state: string | null,
  reference: VehicleReference,
): string {
  const model = researchPath(modelCode, null, reference).replace(/^\/research/, '');
  return `${marketPath}${model}${state === null ? '' : `/${state.toLowerCase()}`}`;
}

/** The model and the state that an address is about; null where it names no model, or no state. */
export function parseMarketPath(
  {
    make,
    model,
    state,
  }: { readonly make: string; readonly model: string; readonly state?: string },
  reference: VehicleReference,
): { readonly makeCode: string; readonly modelCode: string; readonly state: string | null } | null {
  const about = parseResearchPath({ make, model }, reference);
  if (about === null) return null;
  const { makeCode, modelCode } = about;
  if (state === undefined) return { makeCode, modelCode, state: null };
  return /^[a-z]{2}$/i.test(state) ? { makeCode, modelCode, state: state.toUpperCase() } : null;
}
