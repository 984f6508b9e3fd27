import { Form, useLocation } from 'react-router';
import { SearchLink } from '../../navigation/search-link.tsx';
import type { Question } from './question-words.ts';

/** No is remembered by the server, so that it needs no script. */
export function Answers({ question: { selected, yesHref } }: { readonly question: Question }) {
  const { hash } = useLocation();
  return (
    <>
      <Form method="post" replace preventScrollReset>
        <button
          className="ui-button ui-button-secondary"
          type="submit"
          name="dismissedModel"
          value={selected.modelCode}
        >
          No
        </button>
      </Form>
      <SearchLink
        className="ui-button ui-button-primary"
        to={`${yesHref}${hash}`}
        preventScrollReset
      >
        Yes
      </SearchLink>
    </>
  );
}
