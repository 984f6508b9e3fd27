import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { useEffect, useRef } from 'react';
import { Box } from '../../back-office/box.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { ActForm } from '../act-form.tsx';
import { knownOf } from '../known-of.ts';
import { Words } from './as-shown.tsx';
import type { ProfilePartProps } from './hours-form.tsx';

/** What sets the dealer apart: a line beside its cars, and words of its own. */
export function DealerWordsForm({ frame, shown, undone }: ProfilePartProps) {
  const { line, said, limits } = shown;
  const { typed, problems } = undone ?? {};
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (undone?.problems?.words) words.current?.focus();
  }, [undone]);
  if (said === null)
    return (
      <Box title="Dealer difference">
        <p className="office-box-body">Your words cannot be read just now. Nothing was lost.</p>
      </Box>
    );
  const was = knownOf(undone, said.mark);
  return (
    <Box title="Dealer difference" note="What sets you apart, in your own words">
      <ActForm
        act="profile.words"
        frame={frame}
        fields={{ was }}
        className="office-box-body portal-said-form"
      >
        <FormField
          isLive
          label="One line"
          problem={problems?.line}
          hint="Shoppers find your words from a car where there is a line; your page has them without."
        >
          {(attributes) => (
            <input
              {...attributes}
              name="line"
              maxLength={limits.line}
              defaultValue={typed?.line ?? line}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField isLive label="Text" problem={problems?.words}>
          {(attributes) => (
            <textarea
              {...attributes}
              ref={words}
              name="words"
              rows={7}
              defaultValue={typed?.words ?? said.words}
            />
          )}
        </FormField>
        <Rules most={limits.words} others={said.others} />
        <div className="portal-deeds">
          <button
            type="submit"
            name="act"
            value="profile.preview"
            className="ui-button ui-button-secondary"
          >
            Preview
          </button>
          <button type="submit" className="ui-button ui-button-primary">
            Save words
          </button>
        </div>
        {undone?.preview && (
          <section className="portal-preview" role="status" aria-label="Preview">
            <small>Not saved yet. Shoppers would read:</small>
            <Words words={undone.preview} />
          </section>
        )}
      </ActForm>
    </Box>
  );
}

function Rules({ most, others }: { readonly most: number; readonly others: readonly string[] }) {
  return (
    <div className="portal-note">
      <p>
        An empty line begins a new paragraph. HTML may have paragraphs, headings, lists, bold,
        italics, links and pictures; everything else is taken out: scripts, styles, forms, colors.
        At most {groupDigits(most)} characters.
      </p>
      {others.length > 0 && (
        <p>
          Something else is said of cars that are {others.join(', ').toLowerCase()}; these words do
          not change it.
        </p>
      )}
    </div>
  );
}
