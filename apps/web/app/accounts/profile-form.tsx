import { oneClickComment } from '@forecourt/domain/lead/one-click';
import { useState } from 'react';
import { FormField } from '../ui/form/form-field.tsx';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import { AccountForm, type FormOutcome, problemOf, UnsentNote } from './account-form.tsx';
import type { Profile } from './services.ts';

interface ProfileFormProps {
  readonly personId: string;
  readonly profile: Profile;
  /** What was typed before the person had to sign in again, and is not saved. */
  readonly unsent: TypedFields | null;
  /** Whether what is shown was changed just before. */
  readonly isSaved: boolean;
  readonly outcome: FormOutcome | undefined;
}

/** Who the person is to the sellers they write to. */
export function ProfileForm({ personId, profile, unsent, isSaved, outcome }: ProfileFormProps) {
  const typed = outcome?.typed.person === undefined ? unsent : outcome.typed;
  const shown = (name: 'firstName' | 'lastName' | 'phone') => typed?.[name] ?? profile[name] ?? '';
  const wasTicked = typed ? typed.isOneClickOptedIn === 'yes' : profile.isOneClickOptedIn;
  const [isTicked, setTicked] = useState(wasTicked);
  // One click sends the name: without it, nothing is needed.
  const ofName = (name: 'firstName' | 'lastName') =>
    ({ isOptional: !isTicked, problem: problemOf(outcome, name) }) as const;
  return (
    <section id="profile" className="account-section" aria-labelledby="profile-heading">
      <div className="account-head">
        <div>
          <h2 id="profile-heading">Profile</h2>
          <p>Fills in the form when you contact a seller.</p>
        </div>
      </div>
      <div className="account-narrow">
        <AccountForm outcome={outcome}>
          <input type="hidden" name="act" value="profile" />
          <input type="hidden" name="person" value={personId} />
          {unsent && (
            <UnsentNote>
              You were signed out, so this is not saved yet. It is as you typed it: save it now.
            </UnsentNote>
          )}
          <div className="ui-columns">
            <FormField label="First name" {...ofName('firstName')}>
              {(field) => (
                <input
                  {...field}
                  name="firstName"
                  autoComplete="given-name"
                  maxLength={60}
                  defaultValue={shown('firstName')}
                />
              )}
            </FormField>
            <FormField label="Last name" {...ofName('lastName')}>
              {(field) => (
                <input
                  {...field}
                  name="lastName"
                  autoComplete="family-name"
                  maxLength={60}
                  defaultValue={shown('lastName')}
                />
              )}
            </FormField>
          </div>
          <FormField label="Phone" isOptional problem={problemOf(outcome, 'phone')}>
            {(field) => (
              <input
                {...field}
                name="phone"
                type="tel"
                autoComplete="tel"
                maxLength={30}
                defaultValue={shown('phone')}
              />
            )}
          </FormField>
          <label className="ui-option account-option">
            <input
              type="checkbox"
              name="isOneClickOptedIn"
              value="yes"
              defaultChecked={wasTicked}
              onChange={(event) => setTicked(event.target.checked)}
            />
            <span>
              Contact sellers with one click
              <small>Sends your name, address and “{oneClickComment}”</small>
            </span>
          </label>
          <div className="account-save">
            <button type="submit" className="ui-button ui-button-primary">
              Save changes
            </button>
            <p role="status">{isSaved && 'Your profile is saved.'}</p>
          </div>
        </AccountForm>
      </div>
    </section>
  );
}
