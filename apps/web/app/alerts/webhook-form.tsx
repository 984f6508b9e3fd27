import { webhookLength, webhookPath } from '@forecourt/domain/alert/alert-paths';
import type { WebhookShown } from './services.ts';

interface WebhookFormProps {
  /** `bookmark:` and an id. */
  readonly source: string;
  readonly webhook: WebhookShown | null;
  /** What was typed last, where that is no address that can be used; else null. */
  readonly invalid: string | null;
}

/** Where a program is told of a search's news, for those who write one. */
export function WebhookForm({ source, webhook, invalid }: WebhookFormProps) {
  const field = `webhook-${source.replace('bookmark:', '')}`;
  return (
    <form method="post" action={webhookPath} className="alert-webhook">
      <input type="hidden" name="source" value={source} />
      <label className="ui-field">
        <span>Webhook</span>
        <span className="ui-input">
          <input
            name="url"
            type="url"
            placeholder="https://"
            maxLength={webhookLength}
            defaultValue={invalid ?? webhook?.url ?? ''}
            aria-invalid={invalid !== null}
            aria-describedby={field}
          />
        </span>
      </label>
      <p id={field}>
        {invalid !== null
          ? 'Expected a public address that begins with https://. Nothing was changed.'
          : 'News of this search is posted there as JSON, signed as Standard Webhooks are. Empty ends it.'}
      </p>
      {webhook && (
        <p>
          Its secret is <code>{webhook.secret}</code>
          {webhook.lastOutcome && <>; the last message: {webhook.lastOutcome}</>}
        </p>
      )}
      <button type="submit" className="ui-button ui-button-secondary">
        {webhook ? 'Change webhook' : 'Set webhook'}
      </button>
    </form>
  );
}
