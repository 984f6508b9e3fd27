import { data, useRevalidator } from 'react-router';
import { appContext } from '../app-context.ts';
import styles from '../build-and-price/build.css?url';
import { BuildForm } from '../build-and-price/build-form.tsx';
import { type BuildData, findBuild, toBuildData } from '../build-and-price/build-page-data.ts';
import { BuildSummary, NearCars } from '../build-and-price/build-summary.tsx';
import { ChooseModel } from '../build-and-price/choose-model.tsx';
import { modelMeant, toModelChoices } from '../build-and-price/choose-model-data.ts';
import { answerOf, NoAnswer, useLatestAnswer } from '../ui/answers/no-answer.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import type { Route } from './+types/build-and-price.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const modelCode = modelMeant(url.searchParams, app);
  const found = modelCode === null ? null : await findBuild(url.searchParams, modelCode, app);
  if (found === null) {
    const choices = toModelChoices(url.searchParams, app);
    const page = { build: null, choices, url: new URL(url.pathname, app.origin).href };
    return data(page, { status: choices.problem === null ? 200 : 404 });
  }
  const typed = url.searchParams.get('zip')?.trim() || app.wallet?.zip || '';
  const place = app.reference.findZip(typed) ?? null;
  return data({ build: await toBuildData(found, { typed, place }, app), choices: null });
}

/** The car that was built stays in sight while no answer comes. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  answerOf(() => serverLoader());

export function meta({ loaderData: page }: Route.MetaArgs) {
  const title = 'Build and price a new car';
  if (!page || page instanceof NoAnswer) return [{ title }];
  const { build } = page;
  if (!build)
    return [
      { title },
      {
        name: 'description',
        content:
          'Choose a new model, its trim, colors and packages: a running price and payment, and cars like it for sale.',
      },
      { tagName: 'link', rel: 'canonical', href: page.url },
    ];
  return [
    { title: `Build and price a ${build.name}` },
    {
      name: 'description',
      content: `Trims, colors and packages of the ${build.name} with a running price and payment, and cars like it for sale.`,
    },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function BuildAndPrice({ loaderData }: Route.ComponentProps) {
  const { latest: page, isCurrent } = useLatestAnswer(loaderData);
  const crumbs = [
    { key: 'page', label: 'Cars for Sale', href: '/cars-for-sale' },
    { key: 'build', label: 'Build and price', href: '' },
  ];
  return (
    <main id="main" className="ui-wrap build-page">
      <Breadcrumbs crumbs={crumbs} />
      {page.build ? (
        <Built data={page.build} isCurrent={isCurrent} />
      ) : (
        <ChooseModel choices={page.choices} />
      )}
    </main>
  );
}

interface BuiltProps {
  readonly data: BuildData;
  /** Whether it is what was chosen last. */
  readonly isCurrent: boolean;
}

function Built({ data: build, isCurrent }: BuiltProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <div className="build-columns">
        <div>
          <h1>{build.name}</h1>
          <p className="build-words">{build.words}</p>
          {build.problems.map((problem) => (
            <p key={problem} className="build-problem" role="alert">
              {problem}
            </p>
          ))}
          <div className="build-picture ui-studio">
            <img
              src={build.picture}
              alt={`${build.name} ${build.words}`}
              width={1280}
              height={960}
            />
          </div>
          <nav className="build-years ui-not-printed" aria-label="Model year">
            {build.years.map(({ year, href, isShown }) => (
              <PageLink key={year} to={href} aria-current={isShown ? 'true' : undefined}>
                {year}
              </PageLink>
            ))}
          </nav>
        </div>
        <BuildForm key={`${build.modelCode} ${build.year}`} data={build} />
        <BuildSummary data={build} />
      </div>
      <NearCars data={build} />
      <p className="build-bar ui-not-printed" aria-live="polite">
        {!isCurrent && (
          <span className="build-old">
            From before your last change: there was no answer.{' '}
            <button type="button" className="ui-link" onClick={() => void revalidate()}>
              Try again
            </button>
          </span>
        )}
        <span>
          MSRP <b>{build.price}</b>
        </span>
        <span>
          Payment <b>{build.payment}</b>
        </span>
        <a className="ui-button ui-button-primary" href="#build-near-heading">
          Cars Like This
        </a>
      </p>
    </>
  );
}
