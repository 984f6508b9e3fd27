import { adChoicePath } from '@forecourt/domain/promotion/ad-choice';

interface AdChoiceFormProps {
  /** Where it leads back to. */
  readonly refUrl: string;
}

/** Yes and no, one as plain as the other. */
export function AdChoiceForm({ refUrl }: AdChoiceFormProps) {
  return (
    <form className="advert-choice-form" method="post" action={adChoicePath}>
      <input type="hidden" name="refUrl" value={refUrl} />
      <button type="submit" className="ui-button ui-button-secondary" name="choice" value="yes">
        Yes, allow it
      </button>
      <button type="submit" className="ui-button ui-button-secondary" name="choice" value="no">
        No, leave it out
      </button>
    </form>
  );
}
