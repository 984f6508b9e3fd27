import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { accountPaths } from '@forecourt/domain/account/sign-in';
import { savedPath } from '../hearts/saved-store.ts';
import { useSavingRules } from '../hearts/saving.tsx';
import { PageLink } from '../ui/page-link.tsx';

const pages = [
  { code: 'cars', name: 'Saved cars', path: savedPath },
  { code: 'searches', name: 'Saved searches', path: bookmarksPath },
  { code: 'account', name: 'Account', path: accountPaths.account },
] as const;

interface AccountTabsProps {
  readonly current: (typeof pages)[number]['code'];
  /** Where it is known. */
  readonly savedSearches?: number;
}

/** The pages of what is somebody's own, as tabs. */
export function AccountTabs({ current, savedSearches }: AccountTabsProps) {
  const { canSave } = useSavingRules();
  const shown = pages.filter(({ code }) => canSave || code !== 'cars');
  return (
    <nav className="ui-tabs ui-not-printed" aria-label="Yours">
      {shown.map(({ code, name, path }) => (
        <PageLink key={code} to={path} aria-current={code === current ? 'page' : undefined}>
          {name}
          {code === 'searches' && savedSearches !== undefined && <span> {savedSearches}</span>}
        </PageLink>
      ))}
    </nav>
  );
}
