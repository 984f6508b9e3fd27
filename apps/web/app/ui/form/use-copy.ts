import { useState } from 'react';

/**
 * Copies a text at the press of a button.
 *
 * @param copied.select selects it where it stands
 * @param copied.onCopy is told that it was copied
 * @returns what became of the last press; null before any
 */
export function useCopy(
  text: string,
  { select, onCopy }: { readonly select: () => void; readonly onCopy?: () => void },
) {
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
  return { said, copy };
}
