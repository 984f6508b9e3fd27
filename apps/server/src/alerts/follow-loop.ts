import type { Running } from '../platform/capability.ts';
import type { AlertParts } from './alert-parts.ts';
import { collectMessages } from './collect-messages.ts';
import { followChanges } from './follow-changes.ts';
import { createWatchedSearches } from './watched/watched-searches.ts';

/** How often the change log is looked at for news. Tests are in more of a hurry. */
const usualPollMs = 2000;

/** Looks for news, and for what is due, until it is stopped. */
export function startAlerts(parts: AlertParts, pollMs = usualPollMs): Running {
  const watched = createWatchedSearches(parts);
  const ending = Promise.withResolvers<void>();
  let isEnding = false;
  const everything = async (step: () => Promise<boolean>) => {
    while (!isEnding && (await step()));
  };
  async function run() {
    while (!isEnding) {
      try {
        await everything(() => followChanges(parts, watched));
        await everything(() => collectMessages(parts));
      } catch (error) {
        parts.logger.error(error);
      }
      await Promise.race([ending.promise, pause(pollMs)]);
    }
  }
  const running = run();
  return {
    stop: async () => {
      isEnding = true;
      ending.resolve();
      await running;
    },
  };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resume) => setTimeout(resume, milliseconds).unref());
