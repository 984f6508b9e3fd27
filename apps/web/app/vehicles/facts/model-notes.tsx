import type { ModelNotesData } from '../../reference/model-notes-data.ts';
import { PageLink } from '../../ui/page-link.tsx';

/** The model year of a car in short. */
export function ModelNotes({ notes }: { readonly notes: ModelNotesData }) {
  return (
    <section className="vehicle-section" id="modelSection" aria-labelledby="model-heading">
      <h2 id="model-heading">About the {notes.name}</h2>
      <p className="ui-lead">{notes.words}</p>
      <p className="ui-lead">
        <PageLink className="ui-link" to={notes.href}>
          Prices by year and trim, safety and economy
        </PageLink>
      </p>
    </section>
  );
}
