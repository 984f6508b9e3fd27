import { z } from 'zod';

export const notificationPromptSchema = z.object({ srpPrompted: z.boolean() });
