import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, below it. Always in the page, so that what comes into it is read out. */
export function FieldProblem({
  id,
  problem,
}: {
  readonly id: string;
  readonly problem: string | null;
}) {
  return (
    <p role="alert" className="ui-problem" id={id}>
      {problem !== null && (
        <>
          <CircleAlert className="ui-icon" size={14} aria-hidden="true" />
          {problem}
        </>
      )}
    </p>
  );
}
