import type { CarLayers } from '@forecourt/catalog/pictures/car-layers';
import { layerFiles } from '@forecourt/catalog/pictures/layer-files';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** The two files of a rendered view as bytes, row by row. */
export interface LayerPixels {
  readonly width: number;
  readonly height: number;
  /** Light that no paint changes in red, green and blue, and how much of the pixel the car covers. */
  readonly light: Uint8Array;
  /** Light that white paint adds: in red as solid, in green as metallic paint; in blue the shadow on the floor. */
  readonly paint: Uint8Array;
}

/** Views whose bytes stay in memory, 1.8 MB each: neighbours on a page are often the same car in other colours. */
const cached = new LRUCache<string, LayerPixels>({ max: 12 });

/** Unpacks the files of a rendered view. */
export async function readLayers(layers: CarLayers): Promise<LayerPixels> {
  const known = cached.get(layers.hash);
  if (known) return known;
  const files = layerFiles(layers);
  const [light, paint] = await Promise.all([
    sharp(files.light).ensureAlpha().raw().toBuffer(),
    sharp(files.paint).removeAlpha().raw().toBuffer(),
  ]);
  const pixels = { width: layers.width, height: layers.height, light, paint };
  cached.set(layers.hash, pixels);
  return pixels;
}
