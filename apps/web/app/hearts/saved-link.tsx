import { PageLink } from '../ui/page-link.tsx';
import { savedPath } from './saved-store.ts';
import { useSaved, useSavingRules } from './saving.tsx';

/** Leads to the saved cars, and tells how many they are once that is known. */
export function SavedLink({ className }: { readonly className: string }) {
  const { count } = useSaved();
  if (!useSavingRules().canSave) return null;
  return (
    <PageLink className={`${className} heart-link`} to={savedPath}>
      <i aria-hidden="true">{count ? <em>{count}</em> : null}</i>
      <span aria-hidden="true">Saved</span>
      <b className="ui-visually-hidden">{count ? `Saved cars, ${count}` : 'Saved cars'}</b>
    </PageLink>
  );
}
