import { useEffect, useRef } from 'react';

interface RemoveQuestionProps {
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Whether a picture is meant to go: it would have to be sent again. */
export function RemoveQuestion({ onRemove, onKeep }: RemoveQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className="sell-pic-question"
      role="group"
      aria-label="Remove this picture?"
      onKeyDown={(event) => event.key === 'Escape' && onKeep()}
    >
      <span>Remove it?</span>
      <button ref={first} type="button" onClick={onRemove}>
        Remove
      </button>
      <button type="button" onClick={onKeep}>
        Keep
      </button>
    </div>
  );
}
