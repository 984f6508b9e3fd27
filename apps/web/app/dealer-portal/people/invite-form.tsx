import { staffRoleNames, staffRoles } from '@forecourt/domain/dealer/staff';
import { Box } from '../../back-office/box.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { ActForm } from '../act-form.tsx';
import type { TypedUndone } from '../enter-portal.ts';
import type { PortalFrame } from '../services.ts';

interface InviteFormProps {
  readonly frame: PortalFrame;
  readonly maxName: number;
  /** What was typed and did not go out, and why. */
  readonly undone: TypedUndone | null;
}

/** Lets a colleague in, by mail. */
export function InviteForm({ frame, maxName, undone }: InviteFormProps) {
  const { typed, problems } = undone ?? {};
  return (
    <Box title="Let somebody in" note="A mail tells them how to come in">
      <div className="office-box-body">
        <ActForm act="people.invite" frame={frame} className="portal-invite">
          <FormField isLive label="Name" problem={problems?.name}>
            {(attributes) => (
              <input
                {...attributes}
                name="name"
                maxLength={maxName}
                defaultValue={typed?.name}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField isLive label="Email" problem={problems?.email}>
            {(attributes) => (
              <input
                {...attributes}
                type="email"
                name="email"
                inputMode="email"
                defaultValue={typed?.email}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField
            isLive
            label="Role"
            problem={problems?.role}
            hint="Managers also let others in and out, and choose who is told of leads and reviews."
          >
            {(attributes) => (
              <select {...attributes} name="role" defaultValue={typed?.role ?? 'member'}>
                {staffRoles.map((role) => (
                  <option key={role} value={role}>
                    {staffRoleNames[role]}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <button type="submit" className="ui-button ui-button-primary">
            Let in
          </button>
        </ActForm>
      </div>
    </Box>
  );
}
