import { redirect } from 'react-router';
import { missing, officeHeaders } from '../../back-office/enter-office.ts';
import { fileRefused } from '../../console/done-sentences.ts';
import { enterConsole } from '../../console/enter-console.ts';
import type { Route } from './+types/file.ts';

/** A file that the console hands out. */
export async function loader(visit: Route.LoaderArgs) {
  const console = await enterConsole(visit);
  const asked = Object.fromEntries(visit.url.searchParams);
  const file = await console.file(visit.params.name, asked);
  // A page of everybody's says so, within the frame of the console.
  if (file.status === 'FORBIDDEN')
    throw redirect(`/console/overview?said=${fileRefused}`, {
      status: 303,
      headers: officeHeaders,
    });
  if (file.status === 'MISSING') throw missing();
  return new Response(file.text, {
    headers: {
      ...officeHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
    },
  });
}
