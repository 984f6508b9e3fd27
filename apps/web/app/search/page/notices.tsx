import { CircleAlert } from 'lucide-react';
import { PageLink } from '../../ui/page-link.tsx';
import type { SearchPageData } from './search-page-data.ts';

/** What is wrong with a field of the filters, for while they are closed: beside the field it cannot be seen then. */
export function ClosedFilterProblems({ page: { panel } }: { readonly page: SearchPageData }) {
  const problems = [panel.zipProblem, panel.priceProblem].filter((problem) => problem !== null);
  if (problems.length === 0) return null;
  return (
    <div className="ui-alert search-closed-problem" role="status">
      <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
      <div>
        {problems.map((problem) => (
          <b key={problem}>{problem}</b>
        ))}
        <a className="ui-link" href="#filters">
          Change it in the filters
        </a>
      </div>
    </div>
  );
}

/** What in the address or in a shopper's words could not be understood, said instead of silently dropped. */
export function Notices({ page: { notices } }: { readonly page: SearchPageData }) {
  if (notices.length === 0) return null;
  return (
    <div className="ui-alert" role="status">
      <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
      <div>
        {notices.map(({ problem, sentence, link }) => (
          <p key={problem}>
            <b>{problem}</b> {sentence}
            {link && (
              <PageLink className="ui-link" to={link.href}>
                {link.name}
              </PageLink>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
