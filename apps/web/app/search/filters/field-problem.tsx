import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

/**
 * What is wrong with a field, below it. Always in the page, so that what comes into it is read out; while its field
 * has the keyboard, in sight.
 */
export function FieldProblem({
  id,
  problem,
}: {
  readonly id: string;
  readonly problem: string | null;
}) {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isOfField = document.activeElement?.getAttribute('aria-describedby') === id;
    if (problem !== null && isOfField) told.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, id]);
  return (
    <p role="alert" className="ui-problem" id={id} ref={told}>
      {problem !== null && (
        <>
          <CircleAlert className="ui-icon" size={14} aria-hidden="true" />
          {problem}
        </>
      )}
    </p>
  );
}
