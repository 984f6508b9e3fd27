import { join } from 'node:path';
import { type CarLayers, layersName } from './car-layers.ts';

const folder = join(import.meta.dirname, 'layers');

/** Where the two files of a rendered view lie: light that no paint changes, and light that paint takes. */
export function layerFiles(layers: CarLayers): { readonly light: string; readonly paint: string } {
  const name = layersName(layers);
  return { light: join(folder, `${name}.light.webp`), paint: join(folder, `${name}.paint.webp`) };
}
