import { Check, CircleAlert } from 'lucide-react';

/** What was done last, by the name that the address carries. */
const sentences: Readonly<Record<string, string>> = {
  'person.set': 'They may come in, with that role.',
  'person.remove': 'They may come in no more.',
  'person.reset': 'They set up a second factor anew when they come next.',
};

interface SaidProps {
  /** The name of what was done; null for nothing. */
  readonly said: string | null;
  /** Why something could not be done. */
  readonly problem: string | null;
}

/** Tells what became of what was asked last. */
export function Said({ said, problem }: SaidProps) {
  if (problem !== null)
    return (
      <p className="console-said console-said-bad" role="alert">
        <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
        {problem}
      </p>
    );
  const sentence = said === null ? undefined : sentences[said];
  if (sentence === undefined) return null;
  return (
    <p className="console-said" role="status">
      <Check className="ui-icon" size={18} aria-hidden="true" />
      {sentence}
    </p>
  );
}
