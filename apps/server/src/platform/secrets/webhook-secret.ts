/** Words of Standard Webhooks for what signs. */
export const webhookSecretForm = 'whsec_ and at least 24 bytes in Base64';

export const isWebhookSecret = (text: string): boolean =>
  /^whsec_[A-Za-z\d+/]{32,}={0,2}$/.test(text);
