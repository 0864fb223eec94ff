import { markPhrase, t } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import type { BeneficiaryAnswer } from './beneficiaries.queries';
import { describeKinship, describeNature, describePaidTo, describeTakesBy } from './beneficiary-words';

/** Whether somebody is alive, and who stands in where not. */
function describeStanding(row: BeneficiaryAnswer, nameOf: (id: number) => string): string | null {
  if (row.isUnborn) return t('Not yet born');
  if (row.hasRenounced) return t('Renounced');
  if (row.disqualified) return t('May not inherit');
  if (row.diedTooSoon) return t('Died within the survivorship period');
  if (row.hasSurvived) return row.isMinor ? t('Minor') : null;
  return row.issue.length === 0
    ? t('Died before, without issue')
    : t('Died before; in the place: {names}', { names: row.issue.map(nameOf).join('; ') });
}

/** The relationship of a person; of a trust, a body or an institution what it is, where nothing else was written. */
const describePart = (row: BeneficiaryAnswer): string | null =>
  row.kind === 'person' ? describeKinship(row) : (row.relationship ?? describeNature(row));

/** What the law of succession says of somebody: nothing, where nobody died. */
const ofSuccession = new Set(['degree', 'takesBy', 'paidTo']);

export const createBeneficiaryColumns = (
  nameOf: (id: number) => string,
  isOfDeath: boolean,
): ListColumn<BeneficiaryAnswer>[] => createAllColumns(nameOf).filter(({ key }) => isOfDeath || !ofSuccession.has(key));

const createAllColumns = (nameOf: (id: number) => string): ListColumn<BeneficiaryAnswer>[] => [
  { key: 'listName', title: markPhrase('Name'), strong: true, wraps: true },
  { key: 'relationship', title: markPhrase('Relationship'), value: describePart, wraps: true },
  { key: 'degree', title: markPhrase('Degree'), kind: 'number' },
  { key: 'dateOfBirth', title: markPhrase('Born'), kind: 'day' },
  {
    key: 'standing',
    title: markPhrase('Standing'),
    value: (row) =>
      [describeStanding(row, nameOf), row.isResident === false && t('Lives abroad')].filter(Boolean).join(' · ') ||
      null,
    long: true,
  },
  { key: 'takesBy', title: markPhrase('Takes by'), value: describeTakesBy, wraps: true },
  { key: 'paidTo', title: markPhrase('Paid to'), value: describePaidTo, wraps: true, rare: true },
];
