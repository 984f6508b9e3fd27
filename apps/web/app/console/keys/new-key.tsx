import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { Box } from '../../back-office/box.tsx';
import { useCopy } from '../../ui/form/use-copy.ts';
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
  const { said, copy } = useCopy(text, { select });
  const Icon = said === 'Copied' ? Check : Copy;
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
          <button
            type="button"
            className="ui-button ui-button-secondary"
            onClick={() => void copy()}
          >
            <Icon className="ui-icon" size={18} aria-hidden="true" />
            {said ?? 'Copy the key'}
          </button>
        )}
        <span className="ui-visually-hidden" role="status">
          {said}
        </span>
      </div>
    </Box>
  );
}
