import { type ReactNode, useRef, useState } from 'react';
import type { AdPicture } from '../selling-views.ts';
import { PictureTile } from './picture-tile.tsx';
import { PlateDialog } from './plate-dialog.tsx';
import type { PlateFrame } from './plate-frame.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { UploadTile } from './upload-tile.tsx';
import type { usePictureActs } from './use-picture-acts.ts';
import { usePictureDrag } from './use-picture-drag.ts';
import type { Uploads } from './use-uploads.ts';

interface PictureGridProps {
  readonly ad: string;
  /** The form that says what is to be done without a script. */
  readonly formId: string;
  readonly acts: ReturnType<typeof usePictureActs>;
  readonly uploads: Uploads;
  readonly isReady: boolean;
}

/** The pictures in their order, and behind them those on their way. */
export function PictureGrid({ ad, formId, acts, uploads, isReady }: PictureGridProps) {
  const { shown, act } = acts;
  const [asked, setAsked] = useState<string | null>(null);
  const [marked, setMarked] = useState<AdPicture | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const without = (id: string) => shown.filter((one) => one.id !== id);
  const placed = (picture: AdPicture, to: number) => without(picture.id).toSpliced(to, 0, picture);
  const move = (picture: AdPicture, to: number) =>
    void act({
      form: formOf('picture.move', { ad, picture: picture.id, to: String(to) }),
      shown: placed(picture, to),
      said: to === 0 ? 'It is the cover now.' : `It is picture ${to + 1} of ${shown.length} now.`,
    });

  function remove(id: string): void {
    setAsked(null);
    const form = formOf('picture.remove', { ad, picture: id });
    void act({ form, shown: without(id), said: 'The picture is removed.' });
    // The keyboard goes on among the pictures.
    list.current?.focus();
  }

  function blur(picture: AdPicture, frame: PlateFrame): void {
    const form = formOf('picture.blur', { ad, picture: picture.id });
    for (const [name, share] of Object.entries(frame)) form.append(name, share.toFixed(4));
    void act({ form, shown, said: 'It is blurred.' }).then(keepKeyboard);
  }

  /** What had the keyboard may be gone with the picture that another one stands for now. */
  function keepKeyboard(): void {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) list.current?.focus();
    });
  }

  const dragging = usePictureDrag(shown, move);

  function questionOf({ id }: AdPicture): ReactNode {
    if (asked !== id) return null;
    return (
      <RemoveQuestion
        onRemove={() => remove(id)}
        onKeep={() => {
          setAsked(null);
          list.current?.focus();
        }}
      />
    );
  }

  return (
    <>
      <ul className="sell-pic-grid" ref={list} tabIndex={-1} aria-label="Pictures">
        {shown.map((picture, at) => (
          <li
            key={picture.id}
            className="sell-pic-tile ui-studio"
            draggable={isReady}
            {...dragging(picture, at)}
          >
            <PictureTile
              formId={formId}
              picture={picture}
              at={at}
              count={shown.length}
              question={questionOf(picture)}
              deeds={{
                move,
                cover: (one) => move(one, 0),
                askRemove: (one) => setAsked(one.id),
                mark: isReady ? setMarked : null,
              }}
            />
          </li>
        ))}
        {uploads.uploads.map((upload) => (
          <li key={`upload ${upload.key}`} className="sell-pic-tile ui-studio">
            <UploadTile
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onDrop={() => uploads.drop(upload.key)}
            />
          </li>
        ))}
      </ul>
      {marked && (
        <PlateDialog
          picture={marked}
          onBlur={(frame) => blur(marked, frame)}
          onClose={() => setMarked(null)}
        />
      )}
    </>
  );
}

function formOf(act: string, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ act, ...fields })) form.append(name, value);
  return form;
}
