import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Check, CircleAlert, Pause } from 'lucide-react';
import { Box } from '../../back-office/box.tsx';
import { OfficeHead } from '../../back-office/office-frame.tsx';
import type { Room } from '../enter-portal.ts';
import { Figures } from '../figures.tsx';
import { roomPath } from '../portal-links.ts';
import type { PortalFrame } from '../services.ts';
import type { FeedFile, FeedMoment, FeedView, HeldStock } from './feed-view.ts';
import { RefusedCars } from './refused-cars.tsx';

const feedPath = '/dealer-portal/feed';

/** What became of the dealer's rows in the last files. */
export function FeedRoom({ room: { frame, shown } }: { readonly room: Room<FeedView> }) {
  const { shown: file, refused, files, complete } = shown;
  return (
    <div className="office-page">
      <OfficeHead title="Feed" lead={<Lead file={file} frame={frame} />} />
      {file && <FileFigures file={file} />}
      {file?.held && <Held held={file.held} isLast={file.isLast} />}
      {file && file.tally.refused > 0 && (
        <RefusedCars
          cars={refused}
          count={file.tally.refused}
          isHeld={file.held !== null && file.held.settled !== 'applied'}
        />
      )}
      <div className="portal-two">
        {complete && <Complete complete={complete} />}
        <LastFiles files={files} frame={frame} shownId={file?.id ?? null} />
      </div>
    </div>
  );
}

function Lead({ file, frame }: { readonly file: FeedView['shown']; readonly frame: PortalFrame }) {
  if (file === null) return <>No file has named your cars in the past 30 days.</>;
  if (file.isLast)
    return (
      <>
        Last file with your cars: <When at={file.at} />, by your clocks.
      </>
    );
  return (
    <>
      An earlier file: <When at={file.at} />.{' '}
      <a className="ui-link" href={roomPath(feedPath, frame)}>
        Show the last one
      </a>
    </>
  );
}

const When = ({ at }: { readonly at: FeedMoment }) => <time dateTime={at.iso}>{at.text}</time>;

type ShownFile = NonNullable<FeedView['shown']>;

function FileFigures({ file: { tally, held } }: { readonly file: ShownFile }) {
  const { rows, added, changed, removed, unchanged, refused } = tally;
  const replaced = rows - refused - added - changed - unchanged;
  return (
    <Figures
      figures={[
        {
          name: 'Rows for you',
          value: groupDigits(rows),
          base: held
            ? 'none taken in: held'
            : [
                `${groupDigits(unchanged)} as before`,
                ...(replaced > 0 ? [`${groupDigits(replaced)} of a car named twice`] : []),
              ].join(', '),
        },
        { name: 'Added', value: groupDigits(added), base: 'new, or back on the market' },
        { name: 'Changed', value: groupDigits(changed), base: 'a price, a picture or any fact' },
        { name: 'Gone', value: groupDigits(removed), base: 'no longer in the file' },
        { name: 'Refused', value: groupDigits(refused), base: 'not on the site by this file' },
      ]}
    />
  );
}

const settledWords = {
  applied: 'Forecourt looked and had it applied all the same.',
  kept: 'Forecourt looked and kept your cars as they were.',
  replaced: 'A later file decided.',
} as const;

function Held({
  held: { stock, removals, settled },
  isLast,
}: {
  readonly held: HeldStock;
  readonly isLast: boolean;
}) {
  return (
    <Box title={settled === null ? 'This file is held' : 'This file was held'}>
      <div className="office-box-body portal-held">
        <p>
          It names {groupDigits(stock - removals)} of the {groupDigits(stock)} cars that you had on
          the market: <b>{groupDigits(removals)} would leave the market at once.</b> A file that
          takes away more than 40% is left alone until somebody looks, as it is often cut short. No
          price and no car of it was taken in.
        </p>
        <p>
          {settled !== null
            ? settledWords[settled]
            : isLast
              ? 'Your cars stay as they were. If the file was cut short, send all of it: the next one decides anew. If these cars are gone, tell Forecourt to apply it.'
              : 'Your cars stayed as they were.'}
        </p>
      </div>
    </Box>
  );
}

function Complete({ complete }: { readonly complete: NonNullable<FeedView['complete']> }) {
  const { cars, parts } = complete;
  return (
    <Box title="How complete your cars are" note="Of those on the market now.">
      <ul className="office-box-body portal-shares">
        {parts.map(({ name, cars: having }) => (
          <li key={name}>
            <span>{name}</span>
            <i
              aria-hidden="true"
              style={{ '--part': `${cars === 0 ? 0 : (100 * having) / cars}%` } as object}
            />
            <span>
              {groupDigits(having)} of {groupDigits(cars)}
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}

interface LastFilesProps {
  readonly files: readonly FeedFile[];
  readonly frame: PortalFrame;
  readonly shownId: string | null;
}

function LastFiles({ files, frame, shownId }: LastFilesProps) {
  return (
    <Box title="Last files" note="Kept for 30 days.">
      {files.length === 0 ? (
        <p className="office-none">There are none.</p>
      ) : (
        <ul className="office-box-body portal-files">
          {files.map((file) => (
            <li key={file.id}>
              {file.tally === null ? (
                <When at={file.at} />
              ) : (
                <a
                  className="ui-link"
                  href={roomPath(feedPath, frame, { run: file.id })}
                  aria-current={file.id === shownId ? 'true' : undefined}
                >
                  <When at={file.at} />
                </a>
              )}
              <FileState file={file} />
              <small>
                {file.tally === null
                  ? 'Nothing of it was taken in: your cars stayed as they were.'
                  : sumOf(file)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function sumOf({ tally }: FeedFile): string {
  if (tally === null) return '';
  const { added, changed, removed, refused } = tally;
  return `+${groupDigits(added)} ~${groupDigits(changed)} −${groupDigits(removed)}, ${groupDigits(refused)} refused`;
}

/** How a file ended: a sign and a word, never a colour alone. */
function FileState({ file: { tally, held } }: { readonly file: FeedFile }) {
  if (tally === null)
    return (
      <span className="portal-state portal-state-bad">
        <CircleAlert className="ui-icon" size={16} aria-hidden="true" />
        Not taken in
      </span>
    );
  if (held !== null && held.settled !== 'applied')
    return (
      <span className="portal-state portal-state-held">
        <Pause className="ui-icon" size={16} aria-hidden="true" />
        Held
      </span>
    );
  return (
    <span className="portal-state">
      <Check className="ui-icon" size={16} aria-hidden="true" />
      Applied
    </span>
  );
}
