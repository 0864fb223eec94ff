import type { Country } from '../law/country';
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

/** Codes that begin so belong to the bank. */
interface BranchRange {
  readonly bank: string;
  readonly prefixes: readonly string[];
  readonly note?: string;
}

/**
 * Besides the universal code each branch has its own, and the bank is in how it begins. The longest beginning decides.
 * Ranges with a note are as printed in bank lists; confirm them before anything but a warning rests on them.
 */
export const branchRanges: readonly BranchRange[] = [
  { bank: 'Standard Bank', prefixes: ['00', '01', '02', '03', '04', '05'] },
  { bank: 'Nedbank', prefixes: ['1'] },
  { bank: 'Nedbank', prefixes: ['72', '76'], note: 'Peoples Bank and the former Permanent. [check]' },
  { bank: 'FNB', prefixes: ['20', '21', '22', '23', '24', '25', '26', '27', '29'] },
  { bank: 'Absa', prefixes: ['63'] },
  {
    bank: 'Absa',
    prefixes: ['30', '31', '32', '33', '34', '42', '50', '51', '52', '53', '54', '55'],
    note: 'Branches of Volkskas, Trust Bank, United and Allied. [check]',
  },
  { bank: 'Capitec', prefixes: ['47'] },
  { bank: 'Capitec Business', prefixes: ['450'] },
  { bank: 'Investec', prefixes: ['580'] },
  { bank: 'African Bank', prefixes: ['430'] },
  { bank: 'Discovery Bank', prefixes: ['679'] },
  { bank: 'TymeBank', prefixes: ['678'] },
  { bank: 'Bank Zero', prefixes: ['888'] },
  { bank: 'Bidvest Bank', prefixes: ['462'] },
  { bank: 'Postbank', prefixes: ['460'] },
  { bank: 'Sasfin', prefixes: ['683'] },
  { bank: 'Access Bank', prefixes: ['410'] },
  { bank: 'Albaraka', prefixes: ['800'] },
  { bank: 'Citibank', prefixes: ['350'] },
  { bank: 'HSBC', prefixes: ['587'] },
  { bank: 'Grindrod', prefixes: ['584', '223626'], note: 'Both are printed. [check]' },
  { bank: 'Standard Chartered', prefixes: ['730'] },
  { bank: 'HBZ Bank', prefixes: ['570'] },
  { bank: 'State Bank of India', prefixes: ['801'] },
  { bank: 'Finbond', prefixes: ['589'] },
  { bank: 'Ubank', prefixes: ['431'] },
  { bank: 'South African Reserve Bank', prefixes: ['98'] },
  { bank: 'Nedbank Namibia', prefixes: ['461'] },
  { bank: 'Bank Windhoek', prefixes: ['48'] },
  { bank: 'FNB Namibia', prefixes: ['28'], note: 'Reported, not confirmed. [check]' },
  { bank: 'Standard Bank Namibia', prefixes: ['08'], note: 'Reported, not confirmed. [check]' },
];

const longestPrefixFirst = branchRanges
  .flatMap(({ bank, prefixes }) => prefixes.map((prefix) => [prefix, bank] as const))
  .toSorted(([one], [other]) => other.length - one.length);

const findUniversalBank = (code: string): string | undefined =>
  universalBranches.find((branch) => branch.code === code)?.bank;

/** The bank a branch code names on its own, where it does. */
export const findBankOfBranch = (code: string): string | undefined =>
  findUniversalBank(code) ??
  (/^\d{6}$/.test(code) ? longestPrefixFirst.find(([prefix]) => code.startsWith(prefix))?.[1] : undefined);

/** What people write for a bank. The longest that occurs decides. */
const spellings: readonly (readonly [spelling: string, bank: string])[] = (
  [
    ['first national', 'FNB'],
    ['fnb', 'FNB'],
    ['rmb private', 'FNB'],
    ['standard bank', 'Standard Bank'],
    ['stanbic', 'Standard Bank'],
    ['absa', 'Absa'],
    ['nedbank', 'Nedbank'],
    ['capitec', 'Capitec'],
    ['capitec business', 'Capitec Business'],
    ['mercantile', 'Capitec Business'],
    ['investec', 'Investec'],
    ['african bank', 'African Bank'],
    ['discovery', 'Discovery Bank'],
    ['tyme', 'TymeBank'],
    ['bank zero', 'Bank Zero'],
    ['bidvest', 'Bidvest Bank'],
    ['postbank', 'Postbank'],
    ['sasfin', 'Sasfin'],
    ['albaraka', 'Albaraka'],
    ['bank windhoek', 'Bank Windhoek'],
  ] as const
).toSorted(([one], [other]) => other.length - one.length);

const namibianBanks: Readonly<Record<string, string>> = {
  FNB: 'FNB Namibia',
  'Standard Bank': 'Standard Bank Namibia',
  Nedbank: 'Nedbank Namibia',
};

/** The bank a person means by its name. In Namibia the same names are other banks, with other numbers. */
export function findBankByName(name: string, country: Country = 'ZA'): string | undefined {
  const written = name.toLowerCase();
  const bank = spellings.find(([spelling]) => written.includes(spelling))?.[1];
  if (bank === undefined) return undefined;
  return country === 'NA' || written.includes('namib') ? (namibianBanks[bank] ?? bank) : bank;
}

/** A code beginning with 0 that is known for certain: any other five digits may have lost another digit. */
const findLostNought = (code: string): string | undefined =>
  findUniversalBank(code) ?? (code.startsWith('08') ? findBankOfBranch(code) : undefined);

/** Six digits. A spreadsheet eats leading noughts, so a five-digit code gets a hint. */
export function readBranchCode(
  text: string,
  field = 'branchCode',
): Outcome<NumberReading & { readonly bank?: string }> {
  const code = text.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) {
    const bank = /^\d{5}$/.test(code) ? findLostNought(`0${code}`) : undefined;
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
  return bank
    ? { value: code, bank }
    : {
        value: code,
        doubt: 'We do not know a bank with this branch code. Compare it with a bank letter before you pay.',
      };
}
