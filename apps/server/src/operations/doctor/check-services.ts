import nodemailer from 'nodemailer';
import { type Secret, withPassword } from '../../platform/secrets/secret-file.ts';
import { type Finding, look, well, wrong } from './finding.ts';

const patienceMs = 5000;

/** Whether the server of mails lets us in; no mail is sent. */
export async function checkMail(settings: {
  readonly smtpUrl: string | undefined;
  readonly smtpPassword?: Secret | null;
  readonly mailFrom: string | undefined;
}): Promise<Finding> {
  const { smtpUrl, smtpPassword = null, mailFrom } = settings;
  if (smtpUrl === undefined)
    return look(
      'mail',
      'Mails are kept in DATA_DIR/mail and sent to nobody.',
      'Name a server of mails in SMTP_URL and the sender in MAIL_FROM.',
    );
  if (mailFrom === undefined)
    return wrong('mail', 'SMTP_URL is set without MAIL_FROM.', 'Set MAIL_FROM, too.');
  const { hostname } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    url: withPassword(smtpUrl, smtpPassword),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await transport.verify();
    return well('mail', `${hostname} takes mails from ${mailFrom}.`);
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
    return wrong(
      'mail',
      `${hostname} does not let us send (${reason}): leads wait and are tried for a day.`,
      'Check host, port, user and password of SMTP_URL, and that the network lets us reach it.',
    );
  } finally {
    transport.close();
  }
}

/** Whether the cluster that searches answers, and how it is. */
export async function checkSearch(
  settings: { readonly nodes: string; readonly authorization?: (() => string) | null } | null,
): Promise<Finding> {
  if (settings === null) return well('search', 'Each process searches its own memory.');
  const { Cluster } = await import('@forecourt/search-opensearch/cluster');
  const cluster = new Cluster(settings.nodes, {
    authorization: settings.authorization ?? null,
    searchMs: patienceMs,
    requestMs: patienceMs,
    retries: 0,
  });
  try {
    const path = '/_cluster/health';
    const { body } = await cluster.send<{ status: string; number_of_nodes: number }>({
      method: 'GET',
      path,
    });
    const found = `OpenSearch has ${body.number_of_nodes} nodes and is ${body.status}`;
    if (body.status === 'red')
      return wrong('search', `${found}.`, 'Some of the index is gone: bring its nodes back.');
    if (body.status === 'yellow')
      return look('search', `${found}: copies are missing.`, 'Add a node, or ask for no replicas.');
    return well('search', `${found}.`);
  } catch (error) {
    return wrong(
      'search',
      `OPENSEARCH_URL names no cluster that answers: ${error instanceof Error ? error.message : error}`,
      'Start it, or correct the address; without OPENSEARCH_URL each process searches its memory.',
    );
  } finally {
    await cluster.close();
  }
}
