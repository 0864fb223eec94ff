import { type Kit, type MatterRow, rowName, useMatterRows } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { usePeople } from '../../client/record/people-choices';
import { t } from '../../i18n/t';
import type { FieldOption } from '../../ui/fields/field';
import { columnOf, recordColumns } from '../../ui/record/record-columns';
import { useMatter } from '../../ui/the-matter';
import { takersControl } from '../../ui/fields/takers-control';
import { kits, useAssetChoices } from './estate.queries';

const useNamed = (kit: Kit): readonly FieldOption[] => {
  const rows = (useMatterRows(kit).data ?? []) as readonly MatterRow[];
  return rows.map((row) => ({ value: row.id, label: rowName(kit, row) }));
};

/** What a list about one thing of the estate shows first: which thing. */
const itemColumns = (kit: Kit) => [
  columnOf<MatterRow>('itemName', { kind: 'text', label: t('What it is about') } as never, { names: 'itemName' }),
  ...recordColumns<MatterRow>(kit.record.fields),
];

/** Facts estate duty asks for that stand nowhere else. */
export function DutyFacts() {
  const matter = useMatter();
  const people = usePeople(matter.id);
  const assets = useAssetChoices(matter.id);
  const items = {
    assetID: assets,
    payeeID: people,
    annuityID: useNamed(kits.annuities),
    donationID: useNamed(kits.donations),
    disposableID: useNamed(kits.disposables),
    personID: people,
    paidByID: people,
    passesToID: people,
    ownerID: people,
  };
  const common = { links: items, size: 'lg' } as const;
  return (
    <>
      <MatterRecordSection kit={kits.annuities} none={t('No annuity is captured.')} {...common} />
      <MatterRecordSection
        kit={kits.donations}
        none={t('No donation is captured.')}
        more={{ donees: { control: takersControl(people), span: 6 } }}
        {...common}
      />
      <MatterRecordSection kit={kits.disposables} none={t('No such property is captured.')} {...common} />
      <MatterRecordSection
        kit={kits.improvements}
        none={t('No improvement is captured.')}
        columns={itemColumns(kits.improvements)}
        {...common}
      />
      <MatterRecordSection
        kit={kits.earlierDuties}
        none={t('No property bore duty in the ten years before.')}
        columns={itemColumns(kits.earlierDuties)}
        {...common}
      />
      <MatterRecordSection
        kit={kits.dutyCredits}
        none={t('No credit is captured.')}
        columns={itemColumns(kits.dutyCredits)}
        {...common}
      />
      <MatterRecordSection kit={kits.dutyPayments} none={t('No payment of duty is captured.')} {...common} />
    </>
  );
}
