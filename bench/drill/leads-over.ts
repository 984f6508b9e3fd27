import { setTimeout as pause } from 'node:timers/promises';
import type { MailServer } from '../../apps/server/src/platform/mail/test/mail-server.ts';
import type { Errand } from './run-drill.ts';
import { sayLead } from './shopper.ts';

/** A first try again comes after a minute, a second one after two more. */
const patienceMs = 300_000;

/** Leads, which are there when they have arrived at their sellers. */
export function leadsOver(mails: Pick<MailServer, 'mails'>): Errand {
  const arrived = () => {
    const own = mails.mails.filter(({ recipients }) =>
      recipients.some((address) => !address.startsWith('drill')),
    );
    return own.flatMap(({ parsed }) => /drill \d+ \d+/.exec(parsed.text ?? '')?.[0] ?? []);
  };
  return {
    say: sayLead,
    stored: async () => new Set(arrived()),
    async settle(acknowledged) {
      const since = performance.now();
      const isThere = () => new Set(arrived()).size >= acknowledged.size;
      while (!isThere() && performance.now() - since < patienceMs) await pause(500);
      const seconds = Math.round((performance.now() - since) / 1000);
      const twice = arrived().length - new Set(arrived()).size;
      return `; all with their sellers after ${seconds} s, ${twice} twice`;
    },
  };
}
