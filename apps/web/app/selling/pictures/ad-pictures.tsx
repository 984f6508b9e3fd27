import type { AdPicture } from '../selling-views.ts';

interface AdPicturesProps {
  readonly pictures: readonly AdPicture[];
  readonly ad: string;
  readonly limits: { readonly minPictures: number; readonly maxPictures: number };
}

/** The pictures of an ad. */
export function AdPictures({ pictures, limits }: AdPicturesProps) {
  return (
    <p>
      {pictures.length} of {limits.maxPictures}
    </p>
  );
}
