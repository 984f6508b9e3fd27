import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { type ReactNode, useEffect } from 'react';
import { forgetDraft } from '../drafts/drafts.ts';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import { PageLink } from '../ui/page-link.tsx';
import type { ReviewBefore } from './review-before.ts';
import type { UnsentReview } from './review-form.tsx';

/** How the page of a form is come to. */
export interface OpenedReview {
  /** Who is signed in. */
  readonly personId: string | null;
  /** Whether the review was taken just before. */
  readonly isKept: boolean;
  /** What was typed before somebody signed in again. */
  readonly unsent: Pick<UnsentReview, 'typed' | 'problems'>;
  /** The review that the new one takes the place of; null for a first one. */
  readonly written: ReviewBefore | null;
}

/** What was typed and not taken, and why. */
export interface RefusedReview {
  readonly typed: TypedFields;
  readonly problems: UnsentReview['problems'];
  readonly isSignedOut: boolean;
}

interface ReviewPageProps {
  readonly heading: string;
  /** What the review is of that was written before. */
  readonly ofWhat: string;
  /** The page of what is reviewed. */
  readonly about: { readonly path: string; readonly name: string };
  readonly opened: OpenedReview;
  readonly refused: RefusedReview | undefined;
  /** The form. */
  readonly children: (review: UnsentReview, isSignedOut: boolean) => ReactNode;
}

/** A page on which something is reviewed: the form, a way to sign in beside it, and thanks once it was sent. */
export function ReviewPage({ heading, ofWhat, about, opened, refused, children }: ReviewPageProps) {
  const { isKept, unsent, written } = opened;
  const personId = opened.personId ?? refused?.typed.person ?? '';
  const isSignedOut = opened.personId === null || refused?.isSignedOut === true;
  const draft = `review ${about.path} ${personId}`;
  const before = written?.fields ?? null;
  const { typed, problems } = refused ?? { ...unsent, typed: unsent.typed ?? before };
  const isRefused = refused !== undefined;
  useEffect(() => {
    if (isKept) forgetDraft(draft);
  }, [isKept, draft]);
  return (
    <main id="main" className="ui-wrap review-page">
      <h1>{heading}</h1>
      <p className="ui-lead">
        <PageLink className="ui-link" to={about.path}>
          {about.name}
        </PageLink>
      </p>
      {isKept ? (
        <Thanks />
      ) : (
        <>
          {isSignedOut && <SignInAside path={about.path} />}
          {written && <Before review={written} ofWhat={ofWhat} />}
          {children({ personId, draft, typed, problems, isRefused }, isSignedOut)}
        </>
      )}
    </main>
  );
}

interface BeforeProps extends Pick<ReviewPageProps, 'ofWhat'> {
  readonly review: ReviewBefore;
}

function Before({ review: { rejectedBecause }, ofWhat }: BeforeProps) {
  return (
    <>
      <p>Your review of {ofWhat}. What you send now takes its place.</p>
      {rejectedBecause !== null && <p>It is not shown: {rejectedBecause}</p>}
    </>
  );
}

function Thanks() {
  return (
    <p className="ui-lead" role="status">
      Thank you. Your review is shown once it has been read. We tell you by mail what becomes of it,
      and so does{' '}
      <PageLink className="ui-link" to={`${accountPaths.account}#reviews`}>
        your account
      </PageLink>
      .
    </p>
  );
}

/** A way to sign in that leaves the page with what was typed. @param path where the other tab goes then */
function SignInAside({ path }: { readonly path: string }) {
  return (
    <p className="ui-lead">
      <a className="ui-link" href={signInPath(path)} target="_blank" rel="noopener">
        Sign in, in a new tab
      </a>
    </p>
  );
}
