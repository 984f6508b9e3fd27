import { transmissions } from '@forecourt/domain/vehicle/codes';
import type { CarTexts } from './car-texts.ts';
import { SelectField } from './select-field.tsx';

interface TransmissionFieldProps {
  readonly texts: CarTexts;
  readonly problems: Readonly<Record<string, string>>;
}

/** How it shifts. */
export function TransmissionField({ texts, problems }: TransmissionFieldProps) {
  return (
    <SelectField
      name="transmission"
      label="Transmission"
      none="Not sure"
      value={texts.transmission}
      problem={problems.transmission}
      options={transmissions.map(({ code, name }) => [code, name])}
    />
  );
}
