import type { Estate } from '../estate/estate';

/** Where in the matter a field of its estate is captured: the tab, and the row where the field belongs to one. */
export interface FieldPlace {
  readonly tab: string;
  /** The id of the row, as the estate has it. */
  readonly rowId?: string;
  /** What people call it. */
  readonly name?: string;
}

/** The tab each part of an estate is captured on. */
const tabs: Readonly<Record<keyof Estate, string>> = {
  country: 'details',
  deceased: 'deceased',
  people: 'beneficiaries',
  marriages: 'deceased',
  executors: 'details',
  assets: 'assets',
  benefits: 'assets',
  interestsHeld: 'assets',
  liabilities: 'liabilities',
  costs: 'expenses',
  income: 'income',
  incomeExpenses: 'expenses',
  annuitiesHeld: 'assets',
  donations: 'liabilities',
  disposableProperty: 'liabilities',
  improvements: 'liabilities',
  earlierDuties: 'rebate',
  dutyCredits: 'liabilities',
  dutyAssessment: 'liabilities',
  taxYears: 'capitalgainstax',
  advances: 'beneficiaries',
  agreements: 'beneficiaries',
  will: 'beneficiaries',
  willToCapture: 'beneficiaries',
  intestateHeirs: 'beneficiaries',
  relativesSought: 'beneficiaries',
  settings: 'liabilities',
};

interface NamedEstateRow {
  readonly id?: string;
  readonly name?: string;
  readonly description?: string;
  readonly creditor?: string;
  readonly narrative?: string;
}

/** Where to go to mend what a refusal is about. A field that is no part of the estate leads to the matter's details. */
export function locateEstateField(field: string, estate?: Estate): FieldPlace {
  const [, part, place] = /^(\w+)(?:\[(\d+)\])?/.exec(field) ?? [];
  if (!part || !Object.hasOwn(tabs, part)) return { tab: 'details' };
  const tab = tabs[part as keyof Estate];
  const list = estate?.[part as keyof Estate] as unknown;
  const row =
    place !== undefined && Array.isArray(list) ? (list[Number(place)] as NamedEstateRow | undefined) : undefined;
  const name = row && (row.name ?? row.description ?? row.creditor ?? row.narrative);
  return { tab, ...(row?.id !== undefined && { rowId: row.id }), ...(name !== undefined && { name }) };
}
