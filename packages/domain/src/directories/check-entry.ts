import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { readAccountNumber } from '../identity/account-number';
import { isMasked } from '../identity/mask';
import { findBankByName, findBankOfBranch, readBranchCode } from '../identity/bank-branches';
import { readEmail } from '../identity/email';
import { readPassportNumber } from '../identity/foreign-ids';
import { readIdNumber } from '../identity/id-number';
import type { NumberReading } from '../identity/flaw';
import { readPhone } from '../identity/phone';
import { readRegistrationNumber } from '../identity/registration-numbers';
import { readTaxNumber } from '../identity/tax-numbers';
import { type Country, findCountry } from '../law/country';
import { collectRefusals, isRefused, type Outcome, refuse, createWarning, type Warning } from '../law/refusal';

/** Fields whose text follows a rule of its own. */
export const checkedKinds = [
  'email',
  'phone',
  'idNumber',
  'passportNumber',
  'vatNumber',
  'taxNumber',
  'registrationNumber',
  'branchCode',
  'accountNumber',
  'website',
] as const;
export type CheckedKind = (typeof checkedKinds)[number];

export interface CheckContext {
  /** The country of the entry, else of the firm. */
  readonly country: Country;
  readonly on: LocalDate;
  /** The bank the entry's branch code names, where it does. */
  readonly bank?: string;
}

const toTextReading =
  (text: string) =>
  <T>(outcome: Outcome<T>): Outcome<NumberReading> =>
    isRefused(outcome) ? outcome : { value: text.trim() };

const toIdReading = (read: ReturnType<typeof readIdNumber>): Outcome<NumberReading> =>
  isRefused(read) ? read : { value: read.idNumber };

/** Namibia's Inland Revenue prints eight or nine digits, at times with a suffix; no check rule is published. */
function readVatNumber(text: string, country: Country, field: string): Outcome<NumberReading> {
  if (country === 'ZA') return readTaxNumber('vat', text, field);
  const value = text.replace(/\s/g, '');
  return /^\d{7,10}(?:-\d{2,3})?$/.test(value)
    ? { value }
    : refuse(field, 'A Namibian VAT number has seven to ten digits. Copy it from the certificate.');
}

function readIncomeTaxNumber(text: string, country: Country, field: string): Outcome<NumberReading> {
  if (country === 'ZA') return readTaxNumber('incomeTax', text, field);
  const value = text.replace(/[\s-]/g, '');
  return /^\d{7,10}$/.test(value)
    ? { value }
    : refuse(field, 'A Namibian tax number has seven to ten digits. Copy it from the assessment.');
}

function readWebsite(text: string, field: string): Outcome<NumberReading> {
  const value = text.trim();
  return /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:\/\S*)?$/iu.test(value)
    ? { value }
    : refuse(field, message("'{text}' is not a web address. Write it like www.example.co.za.", { text: value }));
}

/** Reads one field as a person typed it: its tidy form and perhaps a doubt, or why it cannot be. */
export function checkField(
  kind: CheckedKind,
  text: string,
  context: CheckContext,
  field: string,
): Outcome<NumberReading> {
  const { country, on, bank } = context;
  switch (kind) {
    case 'email':
      return toTextReading(text)(readEmail(text, field));
    case 'phone':
      return toTextReading(text)(readPhone(text, country, field));
    case 'idNumber':
      return toIdReading(readIdNumber(text, { country, on }, field));
    case 'passportNumber':
      return toTextReading(text.replace(/\s/g, '').toUpperCase())(readPassportNumber(text, field));
    case 'vatNumber':
      return readVatNumber(text, country, field);
    case 'taxNumber':
      return readIncomeTaxNumber(text, country, field);
    case 'registrationNumber':
      return readRegistrationNumber(text, country, field);
    case 'branchCode':
      return readBranchCode(text, field);
    case 'accountNumber':
      return readAccountNumber(text, bank, { field });
    case 'website':
      return readWebsite(text, field);
  }
}

export type EntryDoubt = Warning;

export interface CheckedEntry {
  readonly values: Readonly<Record<string, unknown>>;
  /** What to look at again; none of these keeps the entry from being saved. */
  readonly doubts: readonly EntryDoubt[];
}

type FieldKinds = Readonly<Record<string, { readonly kind: string }>>;

const isChecked = (kind: string): kind is CheckedKind => (checkedKinds as readonly string[]).includes(kind);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fields in which a record names its bank. */
const bankNames = ['bankName', 'bank'] as const;

/**
 * The bank an entry's numbers belong to: the one its first branch code names, else the one it names itself; and a doubt
 * where the two disagree.
 */
function findBankOfEntry(
  fields: FieldKinds,
  values: Readonly<Record<string, unknown>>,
  country: Country,
): { bank?: string; doubts: EntryDoubt[] } {
  const branchField = Object.keys(fields).find((name) => fields[name]!.kind === 'branchCode');
  const nameField = bankNames.find((name) => fields[name]?.kind === 'text' && toText(values[name]) !== '');
  const given = nameField ? toText(values[nameField]) : '';
  const named = findBankByName(given, country);
  const bank = branchField && findBankOfBranch(toText(values[branchField]).replace(/\s/g, ''));
  if (!bank) return { ...(named && { bank: named }), doubts: [] };
  const written = given.toLowerCase();
  const isDifferent =
    nameField === 'bankName'
      ? written !== '' && !written.includes(bank.split(' ')[0]!.toLowerCase()) && !bank.toLowerCase().includes(written)
      : named !== undefined && named.split(' ')[0] !== bank.split(' ')[0];
  const words = message('The branch code belongs to {bank}, but the bank is given as {given}.', { bank, given });
  return { bank, doubts: isDifferent && nameField ? [createWarning(nameField, words)] : [] };
}

/**
 * Checks every field of an entry at once, so that a person mends all of it in one go. An entry that names its country
 * is held to that country's numbers; `country` is the firm's own.
 */
export function checkEntry(
  fields: FieldKinds,
  values: Readonly<Record<string, unknown>>,
  { country, on }: Pick<CheckContext, 'country' | 'on'>,
): Outcome<CheckedEntry> {
  const countryOfEntry = findCountry(toText(values['country'])) ?? country;
  const { bank, doubts } = findBankOfEntry(fields, values, countryOfEntry);
  const context: CheckContext = {
    country: countryOfEntry,
    on,
    ...(bank && { bank }),
  };
  const read = Object.entries(fields).flatMap(([field, { kind }]) => {
    const text = toText(values[field]);
    // A masked number was checked when it was typed.
    return isChecked(kind) && text !== '' && !isMasked(text)
      ? [[field, checkField(kind, text, context, field)] as const]
      : [];
  });
  const refused = collectRefusals(read.map(([, outcome]) => outcome));
  if (refused) return refused;
  const readings = read as (readonly [string, NumberReading])[];
  return {
    values: { ...values, ...Object.fromEntries(readings.map(([field, { value }]) => [field, value])) },
    doubts: [...doubts, ...readings.flatMap(([field, { doubt }]) => (doubt ? [createWarning(field, doubt)] : []))],
  };
}
