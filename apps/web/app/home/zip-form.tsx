import { MapPin } from 'lucide-react';
import { Form } from 'react-router';
import { useWrongField } from '../ui/form/use-wrong-field.ts';
import { PageLink } from '../ui/page-link.tsx';
import type { HomePlace } from './home-place.ts';

/** Where the shopper looks: every figure of the page follows. */
export function ZipForm({ place: { name, typed, problem } }: { readonly place: HomePlace }) {
  const field = useWrongField(problem);
  return (
    <Form className="home-place" action="/" aria-label="Where you look">
      <label htmlFor="home-zip">{name === null ? 'Near your ZIP Code' : `Near ${name}`}</label>
      <span className={problem === null ? 'ui-input' : 'ui-input ui-input-error'}>
        <MapPin className="ui-icon" size={16} aria-hidden="true" />
        <input
          ref={field}
          id="home-zip"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={typed}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'home-zip-problem'}
        />
      </span>
      <button type="submit" className="ui-button ui-button-secondary">
        Show
      </button>
      {name !== null && (
        <PageLink className="ui-link ui-touch" to="/">
          Everywhere
        </PageLink>
      )}
      {problem !== null && (
        <p className="home-problem" id="home-zip-problem" role="alert">
          {problem}
        </p>
      )}
    </Form>
  );
}
