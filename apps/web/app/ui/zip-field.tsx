interface ZipFieldProps {
  readonly label: string;
  /** What was told before, and an empty text when nothing was. */
  readonly zip: string;
  readonly className?: string;
}

/** The ZIP Code of a form that is sent as an address. */
export function ZipField({ label, zip, className = '' }: ZipFieldProps) {
  return (
    <label className={`ui-field ${className}`.trim()}>
      <span>{label}</span>
      <span className="ui-input">
        <input
          name="zip"
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          defaultValue={zip}
        />
      </span>
    </label>
  );
}
