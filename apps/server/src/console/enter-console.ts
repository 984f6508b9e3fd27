import { type Deed, deeds, mayDo } from '@forecourt/domain/operator/roles';
import type {
  ActAnswer,
  Asked,
  Forbidden,
  OfficeEntry,
  Seen,
} from '@forecourt/web/back-office/office';
import type { ConsoleViews } from '@forecourt/web/console/console-views';
import { feedLimit } from '@forecourt/web/console/feed-limit';
import type { Console, ConsoleFile, ConsoleFrame } from '@forecourt/web/console/services';
import { runAct } from '../back-office/run-act.ts';
import { toSeen } from '../back-office/to-seen.ts';
import { toTextStream } from '../platform/http/text-stream.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { Act } from './act.ts';
import { consoleActs } from './acts/console-acts.ts';
import type { AtConsole, ConsoleParts } from './console-parts.ts';
import { countDue } from './count-due.ts';
import { consoleFiles, type KnownFile } from './files/console-files.ts';
import { findOperator } from './find-operator.ts';
import { describeSeconds } from './moment.ts';
import { keepUpload } from './uploads.ts';
import { consoleViews } from './views/console-views.ts';

/** Lets who asks into the console, or says what is missing. */
export async function enterConsole(
  parts: ConsoleParts,
  { asker, now }: Pick<RequestFacts, 'asker' | 'now'>,
): Promise<OfficeEntry<Console>> {
  const found = await findOperator(parts.database, asker, now);
  if (found.status !== 'FOUND') return { status: found.status };
  return { status: 'ENTERED', office: await openConsole(parts, found.at) };
}

/** The console of one person: what the role forbids is neither read nor done, whatever the page offers. */
async function openConsole(parts: ConsoleParts, at: AtConsole): Promise<Console> {
  return {
    frame: await frameOf(parts, at),
    see: (name, asked) => see(parts, at, name, asked),
    file: (name, asked) => file(parts, at, name, asked),
    uploadLimit: feedLimit,
    upload: async (sent) =>
      mayDo(at.operator.role, 'feeds.import') ? keepUpload(parts.config.dataDir, sent) : null,
    act: (name, fields) => act(parts, at, name, fields),
  };
}

async function frameOf(
  parts: ConsoleParts,
  { operator, personId }: AtConsole,
): Promise<ConsoleFrame> {
  const { email, role } = operator;
  return {
    me: { personId, email, role, name: email.slice(0, email.indexOf('@')) },
    may: (Object.keys(deeds) as Deed[]).filter((deed) => mayDo(role, deed)),
    due: await countDue(parts.database, role),
    uptime: describeSeconds(process.uptime()),
    listings: parts.engine.status.listings,
  };
}

async function see<Name extends keyof ConsoleViews>(
  parts: ConsoleParts,
  at: AtConsole,
  name: Name,
  asked: Asked,
): Promise<Seen<ConsoleViews[Name]> | Forbidden> {
  const view = consoleViews[name];
  if (!mayDo(at.operator.role, view.needs)) return forbidden(at, view.needs);
  return toSeen(await view.read(parts, asked, at));
}

async function file(
  parts: ConsoleParts,
  at: AtConsole,
  name: string,
  asked: Asked,
): Promise<ConsoleFile> {
  const known: KnownFile | undefined = Object.hasOwn(consoleFiles, name)
    ? consoleFiles[name as keyof typeof consoleFiles]
    : undefined;
  if (!known) return { status: 'MISSING' };
  if (!mayDo(at.operator.role, known.needs)) return forbidden(at, known.needs);
  const lines = await known.read(parts, asked);
  if (lines === null) return { status: 'MISSING' };
  return { status: 'FILE', name: `${name}.csv`, text: toTextStream(lines) };
}

function act(parts: ConsoleParts, at: AtConsole, name: string, fields: Asked): Promise<ActAnswer> {
  return runAct<Act, never>({ acts: consoleActs, name, fields }, async ({ needs, run }) =>
    mayDo(at.operator.role, needs) ? run(parts, fields, at) : forbidden(at, needs),
  );
}

function forbidden({ operator }: AtConsole, needs: Deed): Forbidden {
  const allowed = deeds[needs].join(' or ');
  return {
    status: 'FORBIDDEN',
    sentence: `This is for the role of ${allowed}; yours is ${operator.role}.`,
  };
}
