import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ConsoleFrame } from './console-frame.tsx';
import { settingLinks, workLinks } from './console-links.ts';
import type { ConsolePage, RefusedPage } from './enter-console.ts';

interface Props {
  readonly loaderData: ConsolePage<unknown> | RefusedPage;
}

type Seen<Of extends Props> = Of & {
  readonly loaderData: Exclude<Of['loaderData'], RefusedPage>;
};

const isSeen = <Of extends Props>(props: Of): props is Seen<Of> => !('refused' in props.loaderData);

/** A page of the console for whoever has the role for it; others are told which it needs, or that there is none. */
export function forRole<Of extends Props>(Page: (props: Seen<Of>) => ReactNode) {
  return function PageForRole(props: Of) {
    if (isSeen(props)) return <Page {...props} />;
    const { loaderData } = props;
    return 'refused' in loaderData ? <Refused page={loaderData} /> : null;
  };
}

/** Of a page that is none. */
export const missingTitle = 'There is nothing here';

function Refused({ page: { frame, refused, isMissing } }: { readonly page: RefusedPage }) {
  const { pathname } = useLocation();
  const link = [...workLinks, ...settingLinks].find(({ path }) => path === pathname);
  return (
    <ConsoleFrame
      frame={frame}
      path={pathname}
      title={isMissing ? missingTitle : (link?.name ?? 'Not for your role')}
      said={null}
      problem={refused}
    >
      <p>
        {!isMissing && 'Owners give roles, under People. '}
        <a className="ui-link" href="/console">
          To the console
        </a>
      </p>
    </ConsoleFrame>
  );
}
