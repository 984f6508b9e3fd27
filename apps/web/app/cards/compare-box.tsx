import { compareForm } from '@forecourt/domain/compare/compare-address';

interface CompareBoxProps {
  readonly id: number;
  /** What the car is called. */
  readonly name: string;
  /** Whether the page has no button of its own for the cars that are ticked. */
  readonly alone?: boolean;
}

/**
 * Puts a car beside others. The page listens for all boxes at once and keeps them as the comparison of its
 * browser has them; without a script they are fields of a form.
 */
export function CompareBox({ id, name, alone = false }: CompareBoxProps) {
  return (
    <>
      <label className={`ui-option card-compare${alone ? ' card-compare-alone' : ''}`}>
        <input
          type="checkbox"
          name={compareForm.field}
          value={id}
          form={compareForm.id}
          aria-label={`Compare ${name}`}
        />
        <span>Compare</span>
      </label>
      {alone && (
        <button type="submit" className="ui-link card-compare-send" form={compareForm.id}>
          Compare it with others
        </button>
      )}
    </>
  );
}
