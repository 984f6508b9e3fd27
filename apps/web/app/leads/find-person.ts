import { canSendOneClick } from '@forecourt/domain/lead/one-click';
import type { AppContext } from '../app-context.ts';

/** Who is about to ask a seller. */
interface Person {
  /** What they told of themselves, by the fields of forms. */
  readonly person: Readonly<Record<string, string>>;
  /** Whether they opted in to write to dealers with one click, and told enough for it. */
  readonly canSend: boolean;
}

/** A form is shown without it, too. */
export async function findPerson({ services }: AppContext): Promise<Person> {
  const profile = await services.findProfile().catch((error) => {
    services.reportError(error);
    return null;
  });
  if (!profile) return { person: {}, canSend: false };
  const { firstName, lastName, email, phone } = profile;
  const told = { firstName, lastName, fromEmailAddress: email, phoneNumber: phone };
  const person = Object.fromEntries(
    Object.entries(told).filter((pair): pair is [string, string] => pair[1] !== null),
  );
  return { person, canSend: canSendOneClick({ ...profile, savedSearchesLength: 0 }) };
}
