import { isPictureView, type PictureView } from '@forecourt/catalog/pictures/views';
import type { PictureFormat } from './render-picture.ts';

/** Widths that are made; any other is refused, so that nobody can fill the caches with sizes. */
export const pictureWidths = [160, 240, 320, 480, 640, 960, 1280, 1600] as const;

export interface PictureFile {
  readonly view: PictureView;
  readonly width: number;
  /** Null: what the browser takes best. */
  readonly format: PictureFormat | null;
}

const filePattern = /^([a-z-]+?|spin-\d{3})-([1-9]\d{2,3})(?:\.(avif|webp|jpg|png))?$/;

/** What is asked for by a file's name; undefined where there is no such picture. */
export function parsePictureFile(file: string): PictureFile | undefined {
  const [, view = '', widthText, ending] = filePattern.exec(file) ?? [];
  const width = pictureWidths.find((allowed) => allowed === Number(widthText));
  if (!isPictureView(view) || !width) return undefined;
  return { view, width, format: formats.find((format) => format === ending) ?? null };
}

const formats = ['avif', 'webp', 'jpg', 'png'] as const;

/** The smallest format that a browser says it shows. */
export function bestFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpg';
}
