import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { isLocal } from '../http/is-local.ts';
import { problem } from '../http/problem.ts';
import type { HttpVariables } from '../http/security-headers.ts';
import { findMail, type KeptMail, listMails } from './mailbox.ts';

const nothing = 'There is nothing at this address.';

type Variables = { Variables: HttpVariables };

/**
 * `/dev/mailbox`: the mails that are kept in a folder because there is no server to send them through. For
 * whoever sits at this machine, and to others as if it were not there.
 */
export function mailboxRoutes(folder: string): Hono<Variables> {
  const routes = new Hono<Variables>();
  routes.use('/dev/mailbox/*', onlyHere);
  routes.get('/dev/mailbox', onlyHere, async (context) =>
    context.html(listPage(await listMails(folder), context.var.nonce)),
  );
  const withMail = async (
    context: Context<Variables>,
    answer: (mail: KeptMail) => Response | Promise<Response>,
  ) => {
    const mail = await findMail(folder, context.req.param('id') ?? '');
    return mail ? answer(mail) : problem(context, 'not_found', nothing);
  };
  routes.get('/dev/mailbox/:id', (context) =>
    withMail(context, (mail) => context.html(mailPage(mail, context.var.nonce))),
  );
  routes.get('/dev/mailbox/:id/html', (context) =>
    withMail(context, (mail) => context.html(withNonce(mail.html ?? '', context.var.nonce))),
  );
  routes.get('/dev/mailbox/:id/source', (context) =>
    withMail(context, (mail) => context.text(mail.source)),
  );
  return routes;
}

const onlyHere: MiddlewareHandler<Variables> = async (context, next) => {
  if (!isLocal(context)) return problem(context, 'not_found', nothing);
  await next();
  context.res.headers.set('Cache-Control', 'no-store');
  return undefined;
};

/** Style elements count with the nonce of this answer only. */
const withNonce = (page: string, nonce: string) =>
  page.replaceAll('<style', `<style nonce="${nonce}"`);

const css = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.5rem .75rem .5rem 0;border-top:1px solid #8884;vertical-align:top}
td,dd{overflow-wrap:anywhere}
thead th{border:0;font-weight:500;opacity:.75}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}
dd{margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8884;border-radius:8px;padding:1rem}
iframe{width:100%;height:52rem;border:1px solid #8884;border-radius:8px}
`;

const page = (title: string, nonce: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${raw(css)}</style></head>
<body>${body}</body></html>`;

const timeOf = ({ keptAt }: KeptMail) => keptAt.toISOString().slice(0, 19).replace('T', ' ');

function listPage(mails: readonly KeptMail[], nonce: string) {
  const rows = mails.map(
    (mail) => html`<tr><td><a href="/dev/mailbox/${mail.id}">${mail.subject}</a></td>
<td>${mail.to}</td><td>${timeOf(mail)}</td></tr>`,
  );
  const table = html`<table><thead><tr><th>Subject</th><th>To</th><th>Time (UTC)</th></tr></thead>
<tbody>${rows}</tbody></table>`;
  const none = html`<p>No mail has been written yet.</p>`;
  return page(
    'Mailbox',
    nonce,
    html`<h1>Mailbox</h1><p>Mails are kept here and not sent, for <code>SMTP_URL</code> is not set.</p>
${mails.length === 0 ? none : table}`,
  );
}

function mailPage(mail: KeptMail, nonce: string) {
  const { id, subject, from, to, replyTo, text } = mail;
  const answer = replyTo === null ? '' : html`<dt>Answers to</dt><dd>${replyTo}</dd>`;
  const rendered =
    mail.html === null
      ? ''
      : html`<h2>HTML</h2><p><a href="/dev/mailbox/${id}/html">On a page of its own</a></p>
<iframe title="The mail as HTML" sandbox srcdoc="${withNonce(mail.html, nonce)}"></iframe>`;
  return page(
    subject,
    nonce,
    html`<p><a href="/dev/mailbox">Mailbox</a></p><h1>${subject}</h1>
<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd>${answer}<dt>Time (UTC)</dt><dd>${timeOf(mail)}</dd></dl>
${rendered}<h2>Plain text</h2><pre>${text}</pre><p><a href="/dev/mailbox/${id}/source">Source</a></p>`,
  );
}
