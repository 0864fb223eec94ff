import { message } from '../law/message';
import { type Outcome, refuse } from '../law/refusal';
import type { NumberReading } from './flaw';

export interface UniversalBranch {
  readonly bank: string;
  readonly code: string;
  readonly note?: string;
}

/** One code reaches every branch of the bank. Sources differ on the ones with a note: confirm with the payee. */
export const universalBranches: readonly UniversalBranch[] = [
  { bank: 'Absa', code: '632005' },
  { bank: 'African Bank', code: '430000' },
  { bank: 'Bank Zero', code: '888000' },
  { bank: 'Bidvest Bank', code: '462005' },
  { bank: 'Capitec', code: '470010' },
  { bank: 'Discovery Bank', code: '679000' },
  { bank: 'FNB', code: '250655' },
  { bank: 'Investec', code: '580105' },
  { bank: 'Nedbank', code: '198765' },
  { bank: 'Standard Bank', code: '051001' },
  { bank: 'TymeBank', code: '678910' },
  { bank: 'Postbank', code: '460005' },
  { bank: 'Sasfin', code: '683000' },
  { bank: 'Access Bank', code: '410506', note: '410105 is also printed.' },
  { bank: 'Albaraka', code: '800000' },
  { bank: 'Capitec Business', code: '450905', note: 'Some accounts use branch code 450105.' },
  { bank: 'South African Reserve Bank', code: '980172' },
];

/** The Namibian codes begin with a prefix of the bank; the last two are reported, not confirmed. */
const namibianPrefixes: readonly (readonly [prefix: string, bank: string])[] = [
  ['461', 'Nedbank Namibia'],
  ['48', 'Bank Windhoek'],
  ['28', 'FNB Namibia'],
  ['08', 'Standard Bank Namibia'],
];

/** The bank a branch code names on its own, where it does. */
export const findBankOfBranch = (code: string): string | undefined =>
  universalBranches.find((branch) => branch.code === code)?.bank ??
  namibianPrefixes.find(([prefix]) => code.startsWith(prefix))?.[1];

/** Six digits. A spreadsheet eats leading noughts, so a five-digit code gets a hint. */
export function readBranchCode(
  text: string,
  field = 'branchCode',
): Outcome<NumberReading & { readonly bank?: string }> {
  const code = text.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) {
    const bank = /^\d{5}$/.test(code) ? findBankOfBranch(`0${code}`) : undefined;
    return refuse(
      field,
      bank
        ? message(
            'A branch code has six digits. A leading zero is probably missing: {code} is {bank}. Copy it from the bank’s letter.',
            { code: `0${code}`, bank },
          )
        : "A branch code has six digits. Copy it from the bank's letter.",
    );
  }
  const bank = findBankOfBranch(code);
  return bank ? { value: code, bank } : { value: code };
}
