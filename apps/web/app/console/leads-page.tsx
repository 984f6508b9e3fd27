import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { CircleAlert, Inbox, Send } from 'lucide-react';
import { Box } from '../back-office/box.tsx';
import { CountLink } from '../back-office/count-link.tsx';
import { Deed } from './acts/deed.tsx';
import type { LeadShown, LeadsView } from './console-views.ts';
import { FindField } from './find-field.tsx';
import { Older } from './older.tsx';
import { Rows } from './rows.tsx';
import type { Mood, RowDeed } from './sheet.ts';
import { State } from './state.tsx';
import { When } from './when.tsx';

const states: Readonly<Record<string, readonly [Mood, string]>> = {
  waiting: ['wait', 'On the way'],
  sent: ['well', 'Delivered'],
  dead: ['bad', 'Dead'],
  counted: ['well', 'Counted'],
};

function LeadState({ status }: { readonly status: string }) {
  const [mood, word] = states[status] ?? ['wait', status];
  return <State mood={mood}>{word}</State>;
}

const addressOf = (changes: Readonly<Record<string, string>>) => {
  const known = Object.entries(changes).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(known)}`;
};

/** What shoppers sent, and one of it beside the list. */
export function LeadsPage({ shown }: { readonly shown: LeadsView }) {
  const { asked, counts, total, chosen } = shown;
  return (
    <>
      <form method="get" className="console-narrow">
        <CountLink
          href={addressOf({ text: asked.text })}
          name="All"
          count={total}
          isHere={asked.status === ''}
        />
        {counts.map(({ state, count }) => (
          <CountLink
            key={state}
            href={addressOf({ text: asked.text, status: state })}
            name={states[state]?.[1] ?? state}
            count={count}
            isHere={asked.status === state}
          />
        ))}
        <span className="office-space" />
        <input type="hidden" name="status" value={asked.status} />
        <FindField
          text={asked.text}
          label="Find a lead"
          hint="Lead, VIN, car, dealer"
          button="Find"
        />
      </form>
      <div className={chosen ? 'console-beside' : undefined}>
        <LeadList shown={shown} />
        {chosen && <OneLead lead={chosen} mayResend={shown.mayResend} />}
      </div>
    </>
  );
}

function LeadList({ shown }: { readonly shown: LeadsView }) {
  const { leads, asked, chosen, older } = shown;
  return (
    <Box title="Leads" note={noteOf(shown)}>
      {leads.length === 0 ? (
        <p className="office-none">There is none such.</p>
      ) : (
        <Rows names={['Shopper and car', 'When', 'Seller', 'Kind', 'State']}>
          {leads.map(({ id, at, who, vehicle, dealer, kind, status, tries }) => (
            <tr key={id} aria-current={id === chosen?.id ? 'true' : undefined}>
              <th scope="row">
                <a href={addressOf({ ...asked, lead: id })}>
                  <b>{who}</b>
                </a>
                <small>{vehicle}</small>
              </th>
              <td data-name="When">
                <When at={at} />
              </td>
              <td data-name="Seller">{dealer ?? '–'}</td>
              <td data-name="Kind">{kind}</td>
              <td>
                <LeadState status={status} />
                {tries !== null && <small>{tries === 1 ? '1 try' : `${tries} tries`}</small>}
              </td>
            </tr>
          ))}
        </Rows>
      )}
      <Older
        count={leads.length}
        older={older && addressOf({ ...asked, before: older })}
        latest={asked.before === '' ? null : addressOf({ ...asked, before: '' })}
      />
    </Box>
  );
}

/** How many there are, as far as it is counted. */
function noteOf({ leads, asked, counts, total }: LeadsView): string {
  if (asked.text !== '') return '';
  const all = counts.find(({ state }) => state === asked.status)?.count ?? total;
  return `${groupDigits(leads.length)} of ${groupDigits(all)}`;
}

function OneLead({ lead, mayResend }: { readonly lead: LeadShown; readonly mayResend: boolean }) {
  return (
    <Box title={lead.vehicle} end={<LeadState status={lead.status} />}>
      <div className="office-box-body console-run">
        <dl className="console-facts">
          {lead.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ol className="console-story">
          {lead.events.map(({ kind, detail, at }) => {
            const isBad = kind === 'refused' || kind === 'dead';
            const Icon = isBad ? CircleAlert : kind === 'sent' ? Send : Inbox;
            return (
              <li key={`${at.iso} ${kind}`} className={isBad ? 'console-story-bad' : undefined}>
                <Icon className="ui-icon" size={16} aria-hidden="true" />
                <span>
                  {kind}
                  {detail && <small>{detail}</small>}
                </span>
                <When at={at} />
              </li>
            );
          })}
        </ol>
        {mayResend && lead.canResend && <Deed deed={resendDeed(lead)} />}
      </div>
    </Box>
  );
}

/** It names the tries that were seen: what came of the lead meanwhile is looked at first. */
const resendDeed = ({ id, tries }: LeadShown): RowDeed => ({
  act: 'lead.resend',
  name: 'Resend',
  fields: { id, tries: String(tries) },
  sure: {
    says: 'Its seller gets this lead by mail once more, marked as sent again.',
    button: 'Send it again',
  },
});

/** @param count of leads that were given up */
export const resendDeadDeed = (count: number): RowDeed => ({
  act: 'lead.resend-dead',
  name: `Resend ${groupDigits(count)} dead`,
  fields: {},
  sure: {
    says: 'All leads that were given up go to their sellers by mail once more, marked as sent again.',
    button: 'Send all of them',
  },
});
