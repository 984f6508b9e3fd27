import type { AppContext } from '@forecourt/web/app-context';
import type { Asked } from '@forecourt/web/back-office/office';
import type { ConsoleViews } from '@forecourt/web/console/console-views';
import { sql } from 'drizzle-orm';
import type { QuietAppParts } from '../../../test/quiet-app.ts';
import { browse, linkIn, openAccountDesk } from '../../accounts/test/account-desk.ts';
import type { Database } from '../../platform/database/database.ts';

type Desk = ReturnType<typeof openAccountDesk>;

/** An application whose pages are those of accounts, and those of the console as JSON. */
export function openConsoleDesk(database: Database, given: Partial<QuietAppParts> = {}): Desk {
  return openAccountDesk(database, { ...given, pages: answer });
}

async function answer(request: Request, { services }: AppContext): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const fields = request.method === 'GET' ? {} : ((await request.json()) as Asked);
  const asked = Object.fromEntries(searchParams);
  const last = pathname.split('/').at(-1) ?? '';
  if (pathname.startsWith('/console/')) {
    const entry = await services.enterConsole();
    if (entry.status !== 'ENTERED') return Response.json(entry);
    if (pathname.startsWith('/console/files/')) {
      const file = await entry.office.file(last, asked);
      return Response.json(
        file.status === 'FILE' ? { text: await new Response(file.text).text() } : file,
      );
    }
    return request.method === 'GET'
      ? Response.json(await entry.office.see(last as keyof ConsoleViews, asked))
      : Response.json(await entry.office.act(last, fields));
  }
  return answerAccount(last, request, services, fields);
}

async function answerAccount(
  act: string,
  { headers }: Request,
  services: AppContext['services'],
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const acts = {
    signUp: () => services.signUp(headers, fields),
    signIn: () => services.signIn(headers, fields),
    followLink: () => services.followLink(headers, fields),
    requestReset: () => services.requestReset(headers, fields),
    resetPassword: () => services.resetPassword(headers, fields),
    askForAddress: () => services.askForAddress(headers, fields),
    confirmAddress: () => services.confirmAddress(fields),
    undoAddress: () => services.undoAddress(fields),
    begin: () => services.beginSecondFactor(headers, fields.password ?? ''),
    show: () => services.showSecondFactor(headers, fields.code ?? ''),
    state: () => services.findSecondFactor(),
    passkeys: () => services.findPasskeys().then((value) => ({ value })),
    removePasskey: () => services.removePasskey(fields.passkey ?? '').then((value) => ({ value })),
    renamePasskey: () => services.renamePasskey(fields),
    renewCodes: () => services.renewBackupCodes(headers, fields.password ?? ''),
    first: () => services.becomeFirstOwner(fields.key ?? '').then((done) => ({ done })),
  };
  const answered = await acts[act as keyof typeof acts]();
  const cookies = answered && 'cookies' in answered ? answered.cookies : [];
  const said = new Headers();
  for (const cookie of cookies) said.append('Set-Cookie', cookie);
  return Response.json(answered, { headers: said });
}

const password = 'oyster staircase';

/** Signs somebody up on a browser of their own. */
export async function join(desk: Desk, email: string) {
  const browser = browse(desk.app);
  await browser.act('signUp', { email, password });
  const [mail] = await desk.deliver();
  await browser.act('followLink', linkIn(mail ?? { text: '' }));
  return browser;
}

/** Has somebody's browser count as one on which a second factor was shown. */
export async function trust(database: Database, email: string): Promise<void> {
  await database.execute(sql`
    update sessions set second_factor_at = now()
    where person_id in (select id from people where email = ${email})`);
}
