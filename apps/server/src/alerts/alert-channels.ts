import type { AlertChannel } from './channel.ts';
import { type MailChannelParts, mailChannel } from './mail-channel.ts';
import { type PushChannelParts, pushChannel } from './push-channel.ts';

/** All ways in which people are told, each in a line. */
export const alertChannels = (
  parts: MailChannelParts & PushChannelParts,
): readonly AlertChannel[] => [mailChannel(parts), pushChannel(parts)];
