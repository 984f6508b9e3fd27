import { pictureLimits } from '@forecourt/domain/selling/private-ad';
import { Camera } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { takenTypes } from './picture-paths.ts';

interface AddPicturesProps {
  /** The form that sends it without a script. */
  readonly formId: string;
  /** Whether there is a script: several are chosen at once then, and sent as they are chosen. */
  readonly isReady: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** The way in for pictures: without a script one by one. */
export function AddPictures({ formId, isReady, onFiles }: AddPicturesProps) {
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
    <div className="sell-pic-add">
      <label htmlFor={id}>
        <Camera className="ui-icon" size={20} aria-hidden="true" />
        {isReady ? 'Add pictures' : 'Add a picture'}
      </label>
      <input
        ref={field}
        id={id}
        type="file"
        accept={takenTypes}
        onChange={take}
        {...(isReady
          ? { multiple: true }
          : { form: formId, name: 'file', 'aria-describedby': `${id}-most` })}
      />
      {!isReady && (
        <button
          type="submit"
          form={formId}
          name="deed"
          value="picture.add"
          className="ui-button ui-button-secondary"
        >
          Add picture
        </button>
      )}
      {/* It is refused before any of the form is read. */}
      {!isReady && (
        <p id={`${id}-most`}>
          One of {pictureLimits.bytes / 1e6} MB at most: with a larger one nothing of this page
          arrives. Press Continue first, where you have typed.
        </p>
      )}
    </div>
  );
}
