import { phrase, t } from '../../i18n/t';
import type { Column } from '../../ui/list/column';
import type { Beneficiary } from './beneficiaries.queries';
import { kinshipWord, natureWord, paidToWord, takesByWords } from './beneficiary-words';

/** Whether somebody is alive, and who stands in where not. */
function standing(row: Beneficiary, nameOf: (id: number) => string): string | null {
  if (row.isUnborn) return t('Not yet born');
  if (row.hasRenounced) return t('Renounced');
  if (row.disqualified) return t('May not inherit');
  if (row.diedTooSoon) return t('Died within the days the will asks');
  if (row.hasSurvived) return row.isMinor ? t('Minor') : null;
  return row.issue.length === 0
    ? t('Died before, without issue')
    : t('Died before; in the place: {names}', { names: row.issue.map(nameOf).join('; ') });
}

/** The relationship of a person; of a trust, a body or an institution what it is, where nothing else was written. */
const part = (row: Beneficiary): string | null =>
  row.kind === 'person' ? kinshipWord(row) : (row.relationship ?? natureWord(row));

/** What the law of succession says of somebody: nothing, where nobody died. */
const ofSuccession = new Set(['degree', 'takesBy', 'paidTo']);

export const beneficiaryColumns = (nameOf: (id: number) => string, isOfDeath: boolean): Column<Beneficiary>[] =>
  allColumns(nameOf).filter(({ key }) => isOfDeath || !ofSuccession.has(key));

const allColumns = (nameOf: (id: number) => string): Column<Beneficiary>[] => [
  { key: 'listName', title: phrase('Name'), strong: true, wraps: true },
  { key: 'relationship', title: phrase('Relationship'), value: part, wraps: true },
  { key: 'degree', title: phrase('Degree'), kind: 'number' },
  { key: 'dateOfBirth', title: phrase('Born'), kind: 'day' },
  {
    key: 'standing',
    title: phrase('Standing'),
    value: (row) =>
      [standing(row, nameOf), row.isResident === false && t('Lives abroad')].filter(Boolean).join(' · ') || null,
    long: true,
  },
  { key: 'takesBy', title: phrase('Takes by'), value: takesByWords, wraps: true },
  { key: 'paidTo', title: phrase('Paid to'), value: paidToWord, wraps: true, rare: true },
];
