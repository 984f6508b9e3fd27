import { CarFront } from 'lucide-react';

interface AdPictureProps {
  /** Null where none was added yet. */
  readonly url: string | null;
  readonly alt: string;
}

/** The cover of an ad. */
export function AdPicture({ url, alt }: AdPictureProps) {
  return (
    <div className="sell-picture ui-studio">
      {url === null ? (
        <CarFront className="ui-icon" size={32} aria-hidden="true" />
      ) : (
        <img src={url} alt={alt} />
      )}
    </div>
  );
}
