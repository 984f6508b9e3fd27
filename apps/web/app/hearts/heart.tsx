import type { MouseEvent } from 'react';
import { setSaved } from './saved-store.ts';
import { savingForm, useIsSaved, useSavingRules } from './saving.tsx';

interface HeartProps {
  readonly id: number;
  /** The car in words. */
  readonly name: string;
  /** Whether it says what it does, where there is room. */
  readonly isWorded?: boolean;
  /** Whether it stands in a row, where no picture is behind it. */
  readonly isBare?: boolean;
}

/** Saves a car, or removes it. Drawn by its style: there are dozens on a page. */
export function Heart({ id, name, isWorded = false, isBare = false }: HeartProps) {
  const isSaved = useIsSaved(id);
  const { canSave, isProvisional } = useSavingRules();
  if (!canSave) return null;

  function press(event: MouseEvent) {
    event.preventDefault();
    setSaved(id, !isSaved, { name, isProvisional });
  }

  return (
    <button
      type="submit"
      form={savingForm}
      name="save"
      value={id}
      className={`heart-button${looks(isWorded, isBare)}`}
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      onClick={press}
    >
      {isWorded && (isSaved ? 'Saved' : 'Save')}
    </button>
  );
}

function looks(isWorded: boolean, isBare: boolean): string {
  if (isWorded) return ' heart-worded';
  return isBare ? ' heart-bare' : '';
}

/** The full heart of a car in a list of saved ones: it removes the car. */
export function RemovingHeart({ id, name }: Pick<HeartProps, 'id' | 'name'>) {
  return (
    <button
      type="submit"
      form={savingForm}
      name="remove"
      value={id}
      className="heart-button heart-bare heart-full"
      aria-label={`Remove the ${name} from saved cars`}
      onClick={(event) => {
        event.preventDefault();
        setSaved(id, false, { name });
      }}
    />
  );
}
