import { oneClickComment } from '@forecourt/domain/lead/one-click';
import { FormField } from '../leads/form-field.tsx';
import { AccountForm, type FormOutcome, problemOf } from './account-form.tsx';
import type { Profile } from './services.ts';

interface ProfileFormProps {
  readonly profile: Profile;
  /** Whether what is shown was changed just before. */
  readonly isSaved: boolean;
  readonly outcome: FormOutcome | undefined;
}

/** Who the person is to the sellers they write to. */
export function ProfileForm({ profile, isSaved, outcome }: ProfileFormProps) {
  const shown = (name: 'firstName' | 'lastName' | 'phone') =>
    outcome?.typed[name] ?? profile[name] ?? '';
  const isTicked = outcome ? outcome.typed.isOneClickOptedIn === 'yes' : profile.isOneClickOptedIn;
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
          <div className="ui-columns">
            <FormField label="First name" problem={problemOf(outcome, 'firstName')}>
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
            <FormField label="Last name" problem={problemOf(outcome, 'lastName')}>
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
            <input type="checkbox" name="isOneClickOptedIn" value="yes" defaultChecked={isTicked} />
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
