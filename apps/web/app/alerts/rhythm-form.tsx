import { rhythmPath } from '@forecourt/domain/alert/alert-paths';
import { type Rhythm, rhythms, rhythmWords } from '@forecourt/domain/alert/rhythm';
import { useSendRhythm } from './use-send-rhythm.ts';

interface RhythmFormProps {
  /** `cars`, or `bookmark:` and an id. */
  readonly source: string;
  /** What it is about, for those who hear the page. */
  readonly name: string;
  readonly rhythm: Rhythm;
}

/** How often somebody is told of a saved search, or of saved cars. A choice counts at once where there are scripts. */
export function RhythmForm({ source, name, rhythm }: RhythmFormProps) {
  const { form, told, send } = useSendRhythm(rhythm);
  return (
    <form
      ref={form}
      method="post"
      action={rhythmPath}
      className="alert-rhythm"
      onChange={({ currentTarget }) => send(currentTarget)}
    >
      <input type="hidden" name="source" value={source} />
      <label className="ui-field">
        <span>Tell me of news</span>
        <span className="ui-input">
          {/* What a browser puts back after a reload is no choice. */}
          <select
            name="rhythm"
            autoComplete="off"
            defaultValue={rhythm}
            aria-label={`Tell me of news of ${name}`}
          >
            {rhythms.map((one) => (
              <option key={one} value={one}>
                {rhythmWords[one]}
              </option>
            ))}
          </select>
        </span>
      </label>
      <button type="submit" className="ui-button ui-button-secondary">
        Save
      </button>
      <p role="status">{told}</p>
    </form>
  );
}
