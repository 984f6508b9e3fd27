import { resumePath } from '@forecourt/domain/alert/alert-paths';

/** Tells a person that no alerts go to their address, and how they begin again. */
export function StoppedNote() {
  return (
    <form method="post" action={resumePath} className="ui-alert alert-stopped">
      <p role="status">
        No alerts are mailed to you: a mail to your address came back, or was reported as unwanted.
      </p>
      <button type="submit" className="ui-button ui-button-secondary">
        Begin again
      </button>
    </form>
  );
}
