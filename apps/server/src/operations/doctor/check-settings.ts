import { existsSync } from 'node:fs';
import { allBrands } from '@forecourt/domain/brand/known-brands';
import { checkBrand } from '../../brands/check-brand.ts';
import { Refusal } from '../../platform/refusal.ts';
import { reference } from '../../request/reference.ts';
import { readFinanceTables } from '../../wallet/read-finance-data.ts';
import { type Finding, look, well, wrong } from './finding.ts';

/** Files of the operator that settings name; null for none. */
export interface NamedFiles {
  readonly financeTables: string | null;
  readonly flagProvider: string | null;
}

/** What of the settings bears on whether shoppers reach the site safely. */
export function checkSettings(config: {
  readonly publicOrigins: Readonly<Record<string, string>>;
  readonly host: string;
  readonly trustedProxies: readonly string[];
  readonly metrics: 'local' | 'on' | 'off';
}): Finding[] {
  const origins = Object.values(config.publicOrigins);
  const isOpen = config.host !== '127.0.0.1' && config.host !== 'localhost';
  const findings: Finding[] = [];
  if (origins.length === 0)
    findings.push(
      look(
        'settings',
        'PUBLIC_URL is not set: links in mails lead to this machine.',
        'Set PUBLIC_URL to where shoppers reach the site, with https.',
      ),
    );
  else if (origins.some((origin) => origin.startsWith('http:')))
    findings.push(
      look(
        'settings',
        'PUBLIC_URL has an address without https: cookies are sent in the clear.',
        'Put a proxy that speaks TLS in front, and name its address with https.',
      ),
    );
  if (isOpen && config.metrics === 'on')
    findings.push(
      look(
        'settings',
        `METRICS=on with HOST=${config.host}: everybody who reaches the port reads /metrics.`,
        'Have the proxy in front refuse /metrics, or set METRICS=local.',
      ),
    );
  if (origins.length > 0 && config.trustedProxies.length === 0)
    findings.push(
      look(
        'settings',
        'TRUSTED_PROXIES is not set: behind a proxy, limits count all shoppers as one.',
        'Name the proxy’s address or network.',
      ),
    );
  return findings.length > 0 ? findings : [well('settings', 'All are as expected.')];
}

/** Whether the files that settings name can be used, as a start will want them. */
export function checkFiles({ financeTables, flagProvider }: NamedFiles): Finding[] {
  const findings: Finding[] = [];
  try {
    readFinanceTables(financeTables);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    findings.push(wrong('settings', error.message, 'Correct the file, or name none.'));
  }
  if (flagProvider !== null && !existsSync(flagProvider))
    findings.push(
      wrong('settings', `FLAG_PROVIDER: ${flagProvider} is not there.`, 'Name the file, or none.'),
    );
  return findings;
}

/** Whether each brand is in order beyond what its files must be for a start. */
export function checkBrands(): Finding {
  const brands = allBrands();
  const faults = brands.flatMap((brand) =>
    checkBrand(brand, reference).map((problem) => `${brand.code}: ${problem}`),
  );
  const names = brands.map(({ code }) => code).join(', ');
  return faults.length === 0
    ? well('brands', `${names} are in order.`)
    : wrong('brands', faults.join('; '), 'Correct the brand’s folder: forecourt brands check.');
}
