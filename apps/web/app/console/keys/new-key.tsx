import { useRef } from 'react';
import { Box } from '../../back-office/box.tsx';
import { CopyButton } from '../../ui/form/copy-button.tsx';
import { useHasScript } from '../../ui/use-has-script.ts';

interface NewKeyProps {
  readonly text: string;
  /** What it was named. */
  readonly name: string | undefined;
}

/** A key that was made just now, to be taken along. */
export function NewKey({ text, name }: NewKeyProps) {
  const code = useRef<HTMLElement>(null);
  const hasScript = useHasScript();
  const select = () => {
    if (code.current) getSelection()?.selectAllChildren(code.current);
  };
  return (
    <Box
      title={name === undefined ? 'The new key' : `The new key “${name}”`}
      note="Keep it now: it is not shown again, and nobody can look it up."
    >
      <div className="office-box-body console-new-key">
        <p role="status">
          <code ref={code} className="console-once">
            {text}
          </code>
        </p>
        {hasScript && (
          <CopyButton
            text={text}
            label="Copy the key"
            className="ui-button-secondary"
            select={select}
          />
        )}
      </div>
    </Box>
  );
}
