interface FindFieldProps {
  readonly text: string;
  readonly label: string;
  /** What may be looked for. */
  readonly hint: string;
  /** What its button says. */
  readonly button: string;
}

/** Words to find entries by, and the button that ends a form of filters. */
export function FindField({ text, label, hint, button }: FindFieldProps) {
  return (
    <>
      <span className="ui-input">
        <input
          name="text"
          defaultValue={text}
          placeholder={hint}
          aria-label={label}
          maxLength={100}
        />
      </span>
      <button type="submit" className="ui-button ui-button-secondary">
        {button}
      </button>
    </>
  );
}
