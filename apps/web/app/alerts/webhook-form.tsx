import { webhookLength, webhookPath } from '@forecourt/domain/alert/alert-paths';
import { type WebhookFault, webhookFaultWords } from '@forecourt/domain/alert/webhook-fault';
import { FormField } from '../ui/form/form-field.tsx';
import type { WebhookShown } from './services.ts';

/** An address that cannot be used, as it was typed last. */
export interface InvalidWebhook {
  readonly typed: string;
  readonly fault: WebhookFault;
}

interface WebhookFormProps {
  /** `bookmark:` and an id. */
  readonly source: string;
  readonly webhook: WebhookShown | null;
  readonly invalid: InvalidWebhook | null;
  /** Whether a test was sent just now. */
  readonly isTested: boolean;
}

/** Where a program is told of a search's news, for those who write one. */
export function WebhookForm({ source, webhook, invalid, isTested }: WebhookFormProps) {
  return (
    <>
      <form method="post" action={webhookPath} className="alert-webhook">
        <input type="hidden" name="source" value={source} />
        <FormField
          isLive
          label="Webhook"
          hint="News of this search is posted there as JSON, signed as Standard Webhooks are. Empty ends it."
          problem={invalid && `${webhookFaultWords[invalid.fault]} Nothing was changed.`}
        >
          {(attributes) => (
            <input
              {...attributes}
              name="url"
              type="url"
              placeholder="https://"
              maxLength={webhookLength}
              defaultValue={invalid?.typed ?? webhook?.url ?? ''}
            />
          )}
        </FormField>
        <button type="submit" className="ui-button ui-button-secondary">
          {webhook ? 'Change webhook' : 'Set webhook'}
        </button>
      </form>
      {webhook && <SetWebhook source={source} webhook={webhook} isTested={isTested} />}
    </>
  );
}

interface SetWebhookProps extends Pick<WebhookFormProps, 'source' | 'isTested'> {
  readonly webhook: WebhookShown;
}

/** How to know what one is sent, what became of the last message, and a test. */
function SetWebhook({ source, webhook, isTested }: SetWebhookProps) {
  const { secret, lastOutcome } = webhook;
  return (
    <form method="post" action={webhookPath} className="alert-webhook">
      <input type="hidden" name="source" value={source} />
      <p>
        Its secret is <code>{secret}</code>
      </p>
      {lastOutcome && (
        <p role={isTested ? 'status' : undefined}>The last message: {lastOutcome}.</p>
      )}
      <p>A test posts one invented car, signed as news is, with the type search.test.</p>
      <button type="submit" name="act" value="test" className="ui-button ui-button-secondary">
        Send a test
      </button>
    </form>
  );
}
