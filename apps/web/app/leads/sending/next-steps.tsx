interface NextStepsProps {
  readonly steps: readonly { readonly title: string; readonly words: string }[];
}

/** What happens next with what was sent, in its order. */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol className="lead-next">
      {steps.map(({ title, words }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}
