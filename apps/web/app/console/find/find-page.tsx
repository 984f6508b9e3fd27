import { Box } from '../../back-office/box.tsx';
import { FindField } from '../find-field.tsx';
import type { ConsoleFrame } from '../services.ts';
import type { FindView } from './find-view.ts';
import { FoundList } from './found-list.tsx';
import { foundPages } from './found-pages.ts';

interface FindPageProps {
  readonly frame: ConsoleFrame;
  readonly shown: FindView;
}

/** Finds anything by its name; what the box over other pages does, as a page. */
export function FindPage({ frame, shown: { text, found } }: FindPageProps) {
  const all = [...foundPages(text, frame), ...found];
  return (
    <>
      <form method="get" className="console-narrow">
        <FindField
          text={text}
          label="Find anything"
          hint="Car by VIN, lead, dealer, feed, page"
          button="Find"
        />
      </form>
      <Box title={text === '' ? 'Pages' : `“${text}”`} note={`${all.length} found`}>
        {all.length === 0 ? (
          <p className="office-none">
            Nothing that you may see is called like that. Cars are found by their whole VIN, leads
            by the beginning of their id, their car or their dealer.
          </p>
        ) : (
          <FoundList found={all} />
        )}
      </Box>
    </>
  );
}
