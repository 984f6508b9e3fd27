import { type AccountAnswer, accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { data, redirect } from 'react-router';
import { answerForm, headersWith, redirectWith } from '../../accounts/account-answer.ts';
import { AccountTabs } from '../../accounts/account-tabs.tsx';
import styles from '../../accounts/accounts-page.css?url';
import { AddressChange } from '../../accounts/address-change.tsx';
import { CarsToSell } from '../../accounts/cars-to-sell.tsx';
import { ContactList } from '../../accounts/contact-list.tsx';
import { OwnData } from '../../accounts/own-data.tsx';
import { PasskeyList } from '../../accounts/passkeys/passkey-list.tsx';
import { ProfileForm } from '../../accounts/profile-form.tsx';
import { findOwnReviews, ReviewList } from '../../accounts/review-list.tsx';
import { BackupCodes } from '../../accounts/second-factor/backup-codes.tsx';
import {
  anotherPerson,
  findPasskeyChange,
  removePasskey,
  renamePasskey,
  renewBackupCodes,
} from '../../accounts/second-factor/factor-acts.ts';
import { SessionList } from '../../accounts/session-list.tsx';
import { findWork, WorkRooms } from '../../accounts/work-rooms.tsx';
import alertStyles from '../../alerts/alerts-page.css?url';
import { StoppedNote } from '../../alerts/stopped-note.tsx';
import { type AppContext, appContext } from '../../app-context.ts';
import { readFields, type TypedFields } from '../../ui/form/typed-fields.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import {
  forgetForm,
  keepForm,
  readKeptForm,
  type TypedForm,
} from '../../unsent-forms/unsent-form.ts';
import type { Route } from './+types/account.ts';

export const links: Route.LinksFunction = () => pageStyles(alertStyles, styles);

/** What the page is called where visits are counted. */
export const handle = { pageName: 'account' };

const toSignIn = () => redirect(signInPath(accountPaths.account), 303);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { services, asker, origin, reference } = app;
  const who = asker();
  if (who.kind !== 'person') throw toSignIn();
  const profile = await services.findProfile();
  if (!profile) throw toSignIn();
  const [
    passkeys,
    secondFactor,
    savedSearchesLength,
    proof,
    sessions,
    contacts,
    reviews,
    work,
    isStopped,
  ] = await Promise.all([
    services.findPasskeys(),
    services.findSecondFactor(),
    services.countBookmarks(),
    services.findAddressProof(),
    services.findSessions(),
    services.findContacts(),
    findOwnReviews(services, reference),
    findWork(app),
    services.hasOwnStop(),
  ]);
  const page = {
    personId: who.personId,
    passkeys,
    secondFactor,
    sessions,
    contacts,
    reviews,
    work,
    isStopped,
    profile: { ...profile, savedSearchesLength },
    proof: proof ?? 'sign-in',
    unsent: unsentOf(request.headers.get('Cookie'), who.personId),
    passkeyChange: findPasskeyChange(url.searchParams.get('passkey')),
    /** Whether the profile was changed just before. */
    isSaved: url.searchParams.has('saved'),
    /** Whether the address was changed just before. */
    isMoved: url.searchParams.has('address'),
    /** Whether a review was deleted just before. */
    isReviewDeleted: url.searchParams.get('review') === 'deleted',
  };
  const isBack = url.searchParams.has('unsent');
  const forgotten = isBack ? forgetForm({ origin, path: accountPaths.account }) : [];
  return data(page, { headers: headersWith(forgotten) });
}

/** The form that a person typed and had to sign in again for; null without one of theirs. */
function unsentOf(cookies: string | null, personId: string): TypedForm | null {
  const form = readKeptForm(cookies);
  return form?.typed.person === personId ? form : null;
}

/** Has who was signed out meanwhile sign in, and find again afterwards what they typed. */
function signInAgain({ act = '', ...typed }: TypedFields, origin: string): Response {
  const kept = keepForm({ act, typed }, { origin, path: accountPaths.account });
  if (kept === null) return toSignIn();
  const back = `${accountPaths.account}?unsent#${act}`;
  return redirectWith(signInPath(back, 'signin', 'ended'), kept);
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const typed = await readFields(request);
  if (typed.act === 'delete') return deleteAccount(typed, app);
  if (typed.act === 'profile') return changeProfile(typed, app);
  if (typed.act === 'address') return askForAddress(request.headers, typed, app);
  if (app.asker().kind !== 'person') throw toSignIn();
  if (typed.act === 'remove-passkey') return removePasskey(typed, app);
  if (typed.act === 'rename-passkey') return renamePasskey(typed, app);
  if (typed.act === 'renew-backup-codes') return renewBackupCodes(request.headers, typed, app);
  if (typed.act === 'delete-review' || typed.act === 'delete-dealer-review') {
    const { deleteReview, deleteDealerReview } = app.services;
    const remove = typed.act === 'delete-review' ? deleteReview : deleteDealerReview;
    const isGone = await remove(typed.review ?? '');
    if (!isGone) throw data('There is no such review of yours.', { status: 404 });
    throw redirect(`${accountPaths.account}?review=deleted#reviews`, 303);
  }
  // Signs out on one other browser, or on all others.
  const isEnded = await app.services.endSessions(typed.session ?? null);
  if (!isEnded) throw data('There is no such session of yours.', { status: 404 });
  throw redirect(`${accountPaths.account}#sessions`, 303);
}

/** Saves it for the person that the form was shown to. */
async function changeProfile(typed: TypedFields, { services, asker, origin }: AppContext) {
  const who = asker();
  if (who.kind !== 'person') throw signInAgain(typed, origin);
  if (typed.person !== undefined && typed.person !== who.personId)
    return answerForm(anotherPerson, { act: 'profile' }, origin);
  const answer = await services.saveProfile(typed);
  if (answer.status === 'DONE') throw redirect(`${accountPaths.account}?saved#profile`, 303);
  return answerForm(answer, typed, origin);
}

async function askForAddress(sent: Headers, typed: TypedFields, app: AppContext) {
  const { services, asker, origin } = app;
  const who = asker();
  if (who.kind !== 'person') throw signInAgain(typed, origin);
  const answer =
    typed.person === who.personId ? await services.askForAddress(sent, typed) : anotherPerson;
  return answerForm(answer, typed, origin);
}

async function deleteAccount(typed: TypedFields, { services, asker, origin }: AppContext) {
  const cookies = await services.deleteAccount(typed.email ?? '', typed.person ?? '');
  if (cookies !== null) throw redirectWith(signInPath('/', 'signin', 'deleted'), cookies);
  if (asker().kind !== 'person') throw toSignIn();
  const problems = { email: 'expected the address of this account' };
  const answer: AccountAnswer = { status: 'INVALID', problems };
  return answerForm(answer, typed, origin);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Your account' }, { name: 'robots', content: 'noindex' }];
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { personId, profile, isSaved, unsent, proof, isMoved } = loaderData;
  const { passkeys, passkeyChange, secondFactor, sessions, contacts } = loaderData;
  const { reviews, isReviewDeleted, work, isStopped } = loaderData;
  const act = actionData?.typed.act;
  const unsentBy = (form: string) =>
    actionData === undefined && unsent?.act === form ? unsent.typed : null;
  return (
    <main id="main" className="ui-wrap account-own">
      <header>
        <div className="account-top">
          <h1>Your account</h1>
          <p className="account-address">{profile.email}</p>
          <form method="post" action={accountPaths.signOut}>
            <button type="submit" className="ui-button ui-button-secondary">
              Sign out
            </button>
          </form>
        </div>
        <AccountTabs current="account" savedSearches={profile.savedSearchesLength} />
      </header>
      {isStopped && <StoppedNote />}
      <div className="account-columns">
        <div>
          <WorkRooms {...work} />
          <ProfileForm
            personId={personId}
            profile={profile}
            unsent={unsentBy('profile')}
            isSaved={isSaved && actionData === undefined}
            outcome={act === 'profile' ? actionData : undefined}
          />
          <ContactList contacts={contacts} />
          <CarsToSell />
          <ReviewList reviews={reviews} isDeleted={isReviewDeleted && actionData === undefined} />
        </div>
        <div>
          <AddressChange
            personId={personId}
            email={profile.email}
            proof={proof}
            isStopped={isStopped}
            isChanged={isMoved && actionData === undefined}
            unsent={unsentBy('address')}
            outcome={act === 'address' ? actionData : undefined}
          />
          <PasskeyList
            passkeys={passkeys}
            change={actionData === undefined ? passkeyChange : null}
            outcome={act === 'rename-passkey' ? actionData : undefined}
          />
          <BackupCodes
            personId={personId}
            state={secondFactor}
            outcome={act === 'renew-backup-codes' ? actionData : undefined}
          />
          <SessionList sessions={sessions} />
          <OwnData personId={personId} outcome={act === 'delete' ? actionData : undefined} />
        </div>
      </div>
    </main>
  );
}
