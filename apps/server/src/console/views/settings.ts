import type { Sheet } from '@forecourt/web/console/sheet';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

/** Values by these names are not shown, to anybody. */
const secretName = /(?:SECRET|PASSWORD|TOKEN|KEY)(?!.*_FILE$)/;

/** An address with a password in it is shown without. */
function withoutPassword(value: string): string {
  return value.replace(/(\/\/[^:/@\s]*):[^@\s]*@/, '$1:…@');
}

/** The settings in force. */
export const settingsView: View<Sheet> = {
  needs: 'settings.see',
  async read({ config }) {
    return {
      title: 'Settings',
      lead: 'As this process was started with them. They change at the next start, secrets in files when the file does; what is secret is not shown.',
      find: null,
      tables: [
        tableOf(
          { title: 'In force', columns: ['Setting', 'Value', 'From'], none: '' },
          config.settingsInForce,
          ({ name, value, isGiven, purpose }) => ({
            key: name,
            cells: [
              { text: name, more: purpose },
              { text: shown(name, value), isCode: true },
              { text: isGiven ? 'environment' : 'default' },
            ],
          }),
        ),
      ],
    };
  },
};

function shown(name: string, value: string | null): string {
  if (value === null) return '–';
  return secretName.test(name) ? 'set, not shown' : withoutPassword(value);
}
