import { data } from 'react-router';
import { doAct } from '../back-office/do-act.ts';
import { entrance, officeHeaders, type Visit } from '../back-office/enter-office.ts';
import type { Asked } from '../back-office/office.ts';
import { answerPage, type OfficePage } from '../back-office/page.ts';
import { readUnsent } from '../back-office/unsent.ts';
import type { ConsoleViews } from './console-views.ts';
import type { ConsoleFrame } from './services.ts';

export const enterConsole = entrance(({ services }) => services.enterConsole());

/** A page of the console with what is around it. */
export type ConsolePage<Shown> = OfficePage<ConsoleFrame, Shown>;

/** What somebody sees of a page that is for another role. */
export interface RefusedPage {
  readonly frame: ConsoleFrame;
  /** For which role it is, or that there is nothing. */
  readonly refused: string;
  readonly isMissing: boolean;
}

/**
 * Reads a page of the console.
 *
 * @param more what the address names in its path
 */
export async function loadPage<Name extends keyof ConsoleViews>(
  visit: Visit,
  name: Name,
  more: Asked = {},
) {
  const { frame, see } = await enterConsole(visit);
  const unsent = readUnsent(visit, { frame, home: '/console' });
  const seen = await see(name, { ...Object.fromEntries(visit.url.searchParams), ...more });
  if (seen.status === 'FORBIDDEN') {
    const page: RefusedPage = { frame, refused: seen.sentence, isMissing: false };
    return data(page, { status: 403, headers: officeHeaders });
  }
  if (seen.status === 'MISSING') return missingPage(frame);
  return answerPage(visit, { frame, shown: seen.shown, unsent });
}

/** What who is at the console finds where nothing is; everybody else finds what any shopper does. */
export async function loadMissing(visit: Visit) {
  const { frame } = await enterConsole(visit);
  return missingPage(frame);
}

function missingPage(frame: ConsoleFrame) {
  const refused = 'The address may be mistyped, or what was here is gone.';
  const page: RefusedPage = { frame, refused, isMissing: true };
  return data(page, { status: 404, headers: officeHeaders });
}

/** Does what a form of a page asks for, and shows the page again. */
export const doConsoleAct = (visit: Visit) => doAct(visit, enterConsole);
