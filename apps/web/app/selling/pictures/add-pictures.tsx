import { Camera } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { takenTypes } from './picture-paths.ts';

interface AddPicturesProps {
  readonly ad: string;
  /** Whether there is a script: several are chosen at once then, and sent as they are chosen. */
  readonly isReady: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** The way in for pictures: without a script one by one. */
export function AddPictures({ ad, isReady, onFiles }: AddPicturesProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  function take(): void {
    const input = field.current;
    if (!input?.files?.length) return;
    onFiles([...input.files]);
    input.value = '';
  }
  // One that was chosen before the script ran is sent as well.
  const atFirst = useRef(take);
  useEffect(() => {
    if (isReady) atFirst.current();
  }, [isReady]);
  return (
    <form className="sell-pic-add" method="post" encType="multipart/form-data">
      <input type="hidden" name="act" value="picture.add" />
      <input type="hidden" name="ad" value={ad} />
      <label htmlFor={id}>
        <Camera className="ui-icon" size={20} aria-hidden="true" />
        {isReady ? 'Add pictures' : 'Add a picture'}
      </label>
      <input
        ref={field}
        id={id}
        type="file"
        name="file"
        accept={takenTypes}
        multiple={isReady}
        required
        onChange={take}
      />
      {!isReady && (
        <button type="submit" className="ui-button ui-button-secondary">
          Add picture
        </button>
      )}
    </form>
  );
}
