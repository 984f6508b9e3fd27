import type { Wallet } from '@forecourt/domain/money/wallet/wallet';
import type { WalletProblems } from '@forecourt/domain/money/wallet/wallet-form';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

/** Fields that are typed; of the others one is chosen. */
const typedFields = [
  ...(['budget', 'down', 'apr', 'zip', 'tradeValue', 'amountOwed'] as const),
  ...(['miles', 'homeShare', 'tariff'] as const),
];

/** Characters of what could not be read that are shown again. */
const maxTyped = 40;

/** Values as inputs hold them: what could not be read stays as it was typed. */
export function shownFields(wallet: Wallet, typed: URLSearchParams, problems: WalletProblems) {
  const wrong = typedFields.filter((name) => problems[name] !== undefined);
  const texts = wrong.map((name) => [name, (typed.get(name) ?? '').slice(0, maxTyped)] as const);
  return { ...walletFieldsOf(wallet), ...Object.fromEntries(texts) };
}

/** Values as inputs hold them. */
function walletFieldsOf(wallet: Wallet) {
  const amount = (value: number | null) => (value === null ? '' : groupDigits(value));
  return {
    type: wallet.type,
    budget: amount(wallet.budget),
    down: amount(wallet.down),
    credit: wallet.credit ?? '',
    apr: wallet.apr === null ? '' : String(wallet.apr),
    months: String(wallet.months),
    zip: wallet.zip ?? '',
    tradeValue: amount(wallet.tradeValue),
    amountOwed: amount(wallet.amountOwed),
    option: wallet.option,
    miles: amount(wallet.miles),
    homeShare: wallet.homeShare === null ? '' : String(wallet.homeShare),
    tariff: wallet.tariff === null ? '' : String(wallet.tariff),
  };
}
