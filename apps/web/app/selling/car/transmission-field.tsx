import { transmissions } from '@forecourt/domain/vehicle/codes';
import type { CarTexts } from './car-texts.ts';
import { ChoiceField } from './choice-field.tsx';

interface TransmissionFieldProps {
  readonly texts: CarTexts;
  readonly problems: Readonly<Record<string, string>>;
}

/** How it shifts. */
export function TransmissionField({ texts, problems }: TransmissionFieldProps) {
  return (
    <ChoiceField
      name="transmission"
      label="Transmission"
      none="Not sure"
      value={texts.transmission}
      problem={problems.transmission}
      options={transmissions.map(({ code, name }) => [code, name])}
    />
  );
}
