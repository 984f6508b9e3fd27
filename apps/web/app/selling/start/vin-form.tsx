import { Form, useNavigation } from 'react-router';
import { CodeField } from '../../ui/form/code-field.tsx';
import type { SellingFrame } from '../services.ts';

interface VinFormProps {
  /** Null for a visitor. */
  readonly frame: SellingFrame | null;
  readonly vin: string;
  readonly problem: string | null;
}

/** Begins an ad. */
export function VinForm({ frame, vin, problem }: VinFormProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="sell-begin" noValidate>
      <input type="hidden" name="act" value="ad.begin" />
      {frame && <input type="hidden" name="person" value={frame.me.personId} />}
      <CodeField
        name="vin"
        label="VIN of your car, 17 characters"
        hint="VIN, 17 characters"
        value={vin}
        problem={problem}
        note="It stands on your registration, on your insurance card and behind the windshield on the driver’s side."
        button="Begin"
        isSending={isSending}
      />
    </Form>
  );
}
