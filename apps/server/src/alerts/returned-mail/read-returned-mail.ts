import PostalMime from 'postal-mime';
import { isMailAddress } from '../../platform/mail/mail.ts';
import type { ReturnedMail } from './stop-address.ts';

/** Addresses that a mail says are gone for good (RFC 3464), or complained (RFC 5965). */
export async function readReturnedMail(source: string): Promise<ReturnedMail[]> {
  const { attachments } = await PostalMime.parse(source, { forceRfc822Attachments: true });
  return attachments.flatMap(({ mimeType, content }) => {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    if (mimeType === 'message/delivery-status') return bounces(text);
    if (mimeType === 'message/feedback-report') return complaints(text);
    return [];
  });
}

/** A block for each recipient. What may still arrive, `4.2.2` and the like, is none. */
function bounces(report: string): ReturnedMail[] {
  return report.split(/\r?\n\r?\n/).flatMap((block) => {
    const isFinal = fieldOf(block, 'Action') === 'failed' && /^5/.test(fieldOf(block, 'Status'));
    const email = addressOf(
      fieldOf(block, 'Original-Recipient') || fieldOf(block, 'Final-Recipient'),
    );
    return isFinal && email ? [{ email, reason: 'bounce' as const }] : [];
  });
}

function complaints(report: string): ReturnedMail[] {
  if (!/^(?:abuse|fraud)$/.test(fieldOf(report, 'Feedback-Type'))) return [];
  const email = addressOf(
    fieldOf(report, 'Original-Rcpt-To') || fieldOf(report, 'Removal-Recipient'),
  );
  return email ? [{ email, reason: 'complaint' as const }] : [];
}

const fieldOf = (block: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*$`, 'im').exec(block)?.[1]?.replace(/\r$/, '') ?? '';

/** `rfc822; dana@example.com` and `<dana@example.com>`. */
function addressOf(field: string): string | null {
  const address = field.replace(/^[^;]*;/, '').replace(/[<>\s]/g, '');
  return isMailAddress(address) ? address : null;
}
