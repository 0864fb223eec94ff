import { type RecordScreenKit, type RecordScreenRow, nameRow, useMatterRows } from '../../client/record/matter-record';
import { usePeople } from '../../client/record/people-choices';
import { t } from '../../i18n/t';
import type { FieldOption } from '../../ui/fields/field';
import { createColumn, createFieldColumns } from '../../ui/record/record-columns';
import { useMatter } from '../../ui/the-matter';
import { kits, useAssetChoices } from './estate.queries';

const useNamed = (kit: RecordScreenKit): readonly FieldOption[] => {
  const rows = (useMatterRows(kit).data ?? []) as readonly RecordScreenRow[];
  return rows.map((row) => ({ value: row.id, label: nameRow(kit, row) }));
};

/** What a list about one thing of the estate shows first: which thing. */
export const createItemColumns = (kit: RecordScreenKit) => [
  createColumn<RecordScreenRow>('itemName', { kind: 'text', label: t('What it is about') } as never, {
    names: 'itemName',
  }),
  ...createFieldColumns<RecordScreenRow>(kit.record.fields),
];

/** What a fact for the duty may point at: the things of the estate and its people. */
export function useDutyItems() {
  const matter = useMatter();
  const people = usePeople(matter.id);
  return {
    assetID: useAssetChoices(matter.id),
    payeeID: people,
    annuityID: useNamed(kits.annuities),
    donationID: useNamed(kits.donations),
    disposableID: useNamed(kits.disposables),
    personID: people,
    paidByID: people,
    passesToID: people,
    ownerID: people,
  };
}
