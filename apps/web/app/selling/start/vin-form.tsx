import { CircleAlert } from 'lucide-react';
import { Form } from 'react-router';
import { useWrongField } from '../../ui/form/use-wrong-field.ts';
import type { SellingFrame } from '../services.ts';

interface VinFormProps {
  /** Null for a visitor. */
  readonly frame: SellingFrame | null;
  readonly vin: string;
  readonly problem: string | null;
}

/** Begins an ad. */
export function VinForm({ frame, vin, problem }: VinFormProps) {
  const field = useWrongField(problem);
  return (
    <Form method="post" className="sell-begin" noValidate>
      <input type="hidden" name="act" value="ad.begin" />
      {frame && <input type="hidden" name="person" value={frame.me.personId} />}
      <div>
        <label className={problem === null ? 'sell-vin' : 'sell-vin sell-vin-wrong'}>
          <span className="ui-visually-hidden">VIN of your car, 17 characters</span>
          <input
            ref={field}
            name="vin"
            defaultValue={vin}
            placeholder="VIN, 17 characters"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            aria-invalid={problem === null ? undefined : true}
            aria-describedby={problem === null ? 'vin-where' : 'vin-problem'}
          />
          {problem !== null && <CircleAlert className="ui-icon" size={22} aria-hidden="true" />}
        </label>
        <button type="submit" className="ui-button ui-button-primary ui-button-large">
          Begin
        </button>
      </div>
      {problem !== null && (
        <p className="ui-problem" id="vin-problem" role="alert">
          {problem}
        </p>
      )}
      <p className="ui-fine-print" id="vin-where">
        It stands on your registration, on your insurance card and behind the windshield on the
        driver’s side.
      </p>
    </Form>
  );
}
