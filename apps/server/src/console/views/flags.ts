import { allBrands } from '@forecourt/domain/brand/known-brands';
import { mayDo } from '@forecourt/domain/operator/roles';
import type { RowDeed, Sheet } from '@forecourt/web/console/sheet';
import type { FlagReport } from '../../request/flags/flag-board.ts';
import type { View } from '../view.ts';
import { count, numbers, tableOf } from './table.ts';

const sayers = {
  default: 'default',
  brand: 'the brand',
  setting: 'FEATURE_FLAGS',
  console: 'the console',
  provider: 'flag service',
} as const;

/** What is switched on, brand by brand. */
export const flagsView: View<Sheet> = {
  needs: 'flags.see',
  async read({ config, flags }, _asked, { operator }) {
    const mayChange = mayDo(operator.role, 'flags.change');
    const brands = allBrands();
    const reports = brands.map((brand) => flags.report(brand));
    return {
      title: 'Brands and flags',
      lead: 'What is switched on for each brand. Its folder, FEATURE_FLAGS, the console or a flag service say so; a switch here is for all brands, and all processes follow within seconds.',
      find: null,
      tables: [
        tableOf(
          {
            title: 'Brands',
            columns: ['Brand', 'Hosts', 'Public address', numbers('Cars a page')],
            none: '',
          },
          brands,
          ({ code, name, hostLabels, pageSize }) => ({
            key: code,
            cells: [
              { text: name, more: code },
              { text: hostLabels.map((label) => `${label}.*`).join(', ') || 'any other' },
              { text: config.publicOrigins[code] ?? 'none' },
              count(pageSize),
            ],
          }),
        ),
        tableOf(
          {
            title: 'Flags',
            columns: ['Flag', ...brands.map(({ name }) => name), 'Says who'],
            none: '',
          },
          reports[0] ?? [],
          ({ flag, purpose }) => {
            const of = reports.flatMap((report) => report.filter((one) => one.flag === flag));
            return {
              key: flag,
              cells: [
                { text: flag, more: purpose },
                ...of.map(({ isOn }) => ({ text: onFor(isOn) })),
                { text: [...new Set(of.map(({ setBy }) => sayers[setBy]))].join(', ') },
              ],
              deeds: mayChange ? flagDeeds(flag, of) : [],
            };
          },
        ),
      ],
    };
  },
};

/** What may be switched, other than it is. */
function flagDeeds(flag: string, of: readonly FlagReport[]): readonly RowDeed[] {
  const deed = (act: string, name: string) => ({ act, name, fields: { flag } });
  const isOn = (report: FlagReport) => report.isOn.visitor && report.isOn.consumer;
  return [
    ...(of.every(isOn) ? [] : [deed('flag.on', 'Switch on')]),
    ...(of.some(isOn) ? [deed('flag.off', 'Switch off')] : []),
    ...(of.some(({ setBy }) => setBy === 'console') ? [deed('flag.clear', 'As before')] : []),
  ];
}

function onFor({ visitor, consumer }: FlagReport['isOn']): string {
  if (visitor === consumer) return visitor ? 'on' : 'off';
  return visitor ? 'visitors' : 'signed in';
}
