import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

interface CopyButtonProps {
  readonly text: string;
  /** What is on the button before it was pressed. */
  readonly label: string;
  readonly className: string;
  /** Selects the text where it stands. */
  readonly select: () => void;
  readonly onCopy?: () => void;
}

/** Copies a text, and says what became of the last press. */
export function CopyButton({ text, label, className, select, onCopy }: CopyButtonProps) {
  const [said, setSaid] = useState<'Copied' | 'Press Ctrl+C' | null>(null);
  async function copy(): Promise<void> {
    select();
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
      onCopy?.();
    } catch {
      // Where the browser lets no page write there, who pressed copies what is selected.
      setSaid('Press Ctrl+C');
    }
  }
  const Icon = said === 'Copied' ? Check : Copy;
  return (
    <>
      <button type="button" className={`ui-button ${className}`} onClick={() => void copy()}>
        <Icon className="ui-icon" size={18} aria-hidden="true" />
        {said ?? label}
      </button>
      <span className="ui-visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
