import { Search } from 'lucide-react';
import { Form, useLocation } from 'react-router';

/** Words in, a search out. Without scripts the server turns the words into filters. */
export function KeywordForm() {
  const { pathname, search } = useLocation();
  return (
    <Form className="kw" role="search" action="/cars-for-sale">
      <button type="submit" className="kw-go" aria-label="Search">
        <Search className="ic" size={18} aria-hidden="true" />
      </button>
      <input
        type="search"
        name="keyword"
        aria-label="Search by make, model or feature"
        placeholder="Make, model, or “red civic under 20k”"
        maxLength={300}
        autoComplete="off"
      />
      {isSearchPage(pathname) && <input type="hidden" name="from" value={`${pathname}${search}`} />}
    </Form>
  );
}

/** The place of the search that words are typed on is kept. */
const isSearchPage = (pathname: string) =>
  /^\/cars-for-sale(\/|$)/.test(pathname) && !pathname.startsWith('/cars-for-sale/vehicle/');
