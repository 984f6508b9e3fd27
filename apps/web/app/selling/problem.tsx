interface ProblemProps {
  readonly id?: string;
  readonly text: string | undefined;
}

/** What is wrong with what was sent, where something is. */
export function Problem({ id, text }: ProblemProps) {
  if (!text) return null;
  return (
    <p className="ui-problem" id={id} role="alert">
      {text}
    </p>
  );
}
