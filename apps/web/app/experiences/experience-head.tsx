import { AboutLink } from '../content/about-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { ExchangeLogo } from './exchange-logo.tsx';
import type { ExperienceAction, ExperienceData } from './experience-data.ts';

/** What a way of shopping is, its next steps, and the way out of it. */
export function ExperienceHead({ experience }: { readonly experience: ExperienceData }) {
  const { way, heading, text, actions, exit } = experience;
  return (
    <section className="experience-head" aria-labelledby="experience-heading" data-way={way}>
      <div>
        {way === 'private-exchange' && <ExchangeLogo />}
        <h2 id="experience-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      {(actions.length > 0 || exit) && (
        <p className="experience-actions">
          {actions.map((action) => (
            <Action key={action.label} action={action} />
          ))}
          {exit && (
            <PageLink className="ui-link ui-touch" to={exit.href}>
              {exit.label}
            </PageLink>
          )}
        </p>
      )}
    </section>
  );
}

function Action({ action }: { readonly action: ExperienceAction }) {
  const className = 'ui-button ui-button-secondary';
  if ('about' in action)
    return (
      <AboutLink className={className} about={action.about}>
        {action.label}
      </AboutLink>
    );
  return action.isOutside ? (
    <a className={className} href={action.href}>
      {action.label}
    </a>
  ) : (
    <PageLink className={className} to={action.href}>
      {action.label}
    </PageLink>
  );
}
