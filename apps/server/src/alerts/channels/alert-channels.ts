import { type WebhookChannelParts, webhookChannel } from '../webhooks/webhook-channel.ts';
import type { AlertChannel } from './channel.ts';
import { type MailChannelParts, mailChannel } from './mail-channel.ts';
import { type PushChannelParts, pushChannel } from './push-channel.ts';

/** All ways in which people, and programs of theirs, are told, each in a line. */
export const alertChannels = (
  parts: MailChannelParts & PushChannelParts & WebhookChannelParts,
): readonly AlertChannel[] => [mailChannel(parts), pushChannel(parts), webhookChannel(parts)];
