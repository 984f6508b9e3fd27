import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { PageLink } from '../ui/page-link.tsx';
import { tradeInPath } from '../wallet/wallet-address.ts';
import type { HomePageData } from './home-page-data.ts';

/** What can be asked about a car before one is bought or sold. */
export function LookUps({ page }: { readonly page: HomePageData }) {
  return (
    <section className="home-section" aria-labelledby="look-up-heading">
      <h2 id="look-up-heading">Know before you go</h2>
      <div className="home-look-ups">
        <div>
          <h3>Look up a VIN</h3>
          <p>What the car is, what it is worth, its recalls and what it costs to own.</p>
          <Form action={vinPath} aria-label="Look up a VIN">
            <LookUpField name="vin" label="VIN, 17 characters" isVin />
            <LookUpButton>Look up</LookUpButton>
          </Form>
        </div>
        {page.hasWallet && (
          <div>
            <h3>Value yours</h3>
            <p>A range from cars like it that are for sale here. Nobody is told that you asked.</p>
            <Form action={tradeInPath} className="home-value" aria-label="Value yours">
              <LookUpField name="vehicle" label="VIN, or year, make, model and trim" />
              <LookUpField name="mileage" label="Mileage" isNumber />
              <LookUpButton>Value it</LookUpButton>
            </Form>
          </div>
        )}
        <StudyModels links={page.study} />
      </div>
    </section>
  );
}

interface LookUpFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isVin?: boolean;
  readonly isNumber?: boolean;
}

function LookUpField({ name, label, isVin = false, isNumber = false }: LookUpFieldProps) {
  return (
    <label className="ui-input">
      <span className="ui-visually-hidden">{label}</span>
      <input
        name={name}
        placeholder={label}
        required
        autoComplete="off"
        spellCheck={false}
        {...(isVin && { autoCapitalize: 'characters' })}
        {...(isNumber && { inputMode: 'numeric' })}
      />
    </label>
  );
}

function LookUpButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="submit" className="ui-button ui-button-secondary">
      {children}
    </button>
  );
}

function StudyModels({ links }: { readonly links: HomePageData['study'] }) {
  return (
    <div>
      <h3>Study a model</h3>
      <p>Prices by year and trim, safety, fuel and what owners say.</p>
      <ul>
        {links.map(({ key, name, href, figure }) => (
          <li key={key}>
            <PageLink to={href}>
              <span>{name}</span>
              {figure !== null && <span className="ui-dim ui-number">{figure}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
