import { listWrittenTables } from '../../platform/db/written-tables';

/**
 * The tables whose rows are facts of the figures, and which of their columns: a transaction that changed one asks which matters
 * it touched, and their figures are computed once before it is committed. functions/touched-matters.sql says the same to the
 * database, which knows the matters; tests compare the two with each other and with what figures are read from.
 */
export const figureTables: Readonly<Record<string, 'all' | readonly string[]>> = {
  advance: 'all',
  agreement: 'all',
  agreement_part: 'all',
  asset: 'all',
  asset_amount: 'all',
  asset_person: 'all',
  asset_sale: 'all',
  bank_account: 'all',
  curatorship_end: 'all',
  diary_entry: ['event', 'due_on'],
  disposable_property: 'all',
  duty_credit: 'all',
  duty_payment: 'all',
  earlier_duty: 'all',
  estate_improvement: 'all',
  estate_setting: 'all',
  estate_tax_year: 'all',
  exempt_donation: 'all',
  exempt_donation_donee: 'all',
  expense: 'all',
  held_annuity: 'all',
  income: 'all',
  intestate_heir: 'all',
  ledger_posting: 'all',
  liability: 'all',
  liability_security: 'all',
  lodged_account: 'all',
  marriage: 'all',
  matter: ['system_type', 'kind', 'country'],
  matter_party: 'all',
  money_movement: 'all',
  parentage: 'all',
  succession: 'all',
  trust_distribution: 'all',
  will: 'all',
  will_clause: 'all',
  will_taker: 'all',
};

const known = new Map<string, boolean>();

/** What an update sets, by its text. */
const readSetClause = (text: string): string => /\bset\b(.*?)(?:\bwhere\b|\bfrom\b|$)/is.exec(text)?.[1] ?? text;

function isFactChange(text: string): boolean {
  return listWrittenTables(text).some((table) => {
    const columns = figureTables[table];
    if (columns === undefined) return false;
    if (columns === 'all' || !/^\s*update\b/i.test(text)) return true;
    const set = readSetClause(text);
    return columns.some((column) => new RegExp(`\\b${column}\\b`).test(set));
  });
}

/** Whether a statement may change a fact, by its text: more than do are found, none is missed. */
export function mayChangeFact(text: string): boolean {
  let found = known.get(text);
  if (found === undefined) known.set(text, (found = isFactChange(text)));
  return found;
}

/** What is read beside the facts and moves no figure, with why. */
export const readBesideFacts: Readonly<Record<string, string>> = {
  creditor: 'only names a debt in the account',
  'diary_entry.intermediary_id': 'only finds the rows of the matter',
  'diary_entry.matter_id': 'only finds the rows of the matter; an entry stays in its matter',
  globalbeneficiary: 'only links somebody to the directory',
  ledger_event: 'comes with its postings, in one statement',
  'matter.id': 'only finds the matter',
  'matter.intermediary_id': 'only finds the matter',
  'matter.master_reference': 'only stands on papers',
  matter_document_link: 'how many papers an asset has is no part of what it is worth',
  meeting_advert: 'only names the meeting of a resolution',
  trustee_resolution: 'only names the resolution of a distribution',
};
