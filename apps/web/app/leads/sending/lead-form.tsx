/** The class of forms that go to a seller. */
export const leadFormClass = 'ui-stack-large lead-form';

/** A field that only robots fill in. */
export function LeadTrap() {
  return (
    <div className="lead-trap" aria-hidden="true">
      <label>
        Leave this empty
        <input name="textPot" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
