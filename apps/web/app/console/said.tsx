import { Check, CircleAlert } from 'lucide-react';

/** What was done last, by the name that the address carries. */
const sentences: Readonly<Record<string, string>> = {
  'person.set': 'They may come in, with that role.',
  'person.remove': 'They may come in no more.',
  'feed.import': 'The file was taken in.',
  'source.set': 'The feed is fetched by itself from now on.',
  'source.remove': 'The feed is fetched no more; its cars stay for sale.',
  'source.fetch': 'The feed is fetched within seconds: load the page again.',
  'feed.apply': 'The file was applied to this dealer.',
  'feed.keep': 'All cars of this dealer stay on the market.',
  'lead.resend': 'The lead is sent again.',
  'lead.resend-dead': 'The dead leads are sent again.',
  'report.close': 'The report is closed.',
  'review.approve': 'The review is shown.',
  'review.reject': 'The review is shown to nobody.',
  'job.retry': 'The jobs are tried again.',
  'key.revoke': 'The key is good no more.',
  'table.set': 'The value is changed. All processes have it within seconds.',
  'table.clear': 'The value is again as processes were started.',
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
