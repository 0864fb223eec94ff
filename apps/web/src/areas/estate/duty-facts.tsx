import { systemType } from '@boedel/domain/matter/kinds';
import { MatterRecordSection } from '../../client/record/matter-records';
import { t } from '../../i18n/t';
import { createTakersControl } from '../../ui/fields/takers-control';
import { useMatter } from '../../ui/the-matter';
import { createItemColumns, useDutyItems } from './duty-items';
import { kits } from './estate.queries';

/** Facts estate duty asks for that stand nowhere else. */
export function DutyFacts() {
  const { systemTypeID } = useMatter();
  const items = useDutyItems();
  const common = { links: items, size: 'lg' } as const;
  return (
    <>
      <MatterRecordSection kit={kits.annuities} none={t('No annuity is captured.')} {...common} />
      <MatterRecordSection
        kit={kits.donations}
        none={t('No donation is captured.')}
        more={{ donees: { control: createTakersControl(items.personID), span: 6 } }}
        {...common}
      />
      <MatterRecordSection kit={kits.disposables} none={t('No property of this kind has been captured.')} {...common} />
      <MatterRecordSection
        kit={kits.improvements}
        none={t('No improvement is captured.')}
        columns={createItemColumns(kits.improvements)}
        {...common}
      />
      <MatterRecordSection
        kit={kits.dutyCredits}
        none={t('No credit is captured.')}
        columns={createItemColumns(kits.dutyCredits)}
        {...common}
      />
      {/* A plan is drawn before anybody owes duty. */}
      {systemTypeID !== systemType.flowConsult && (
        <MatterRecordSection kit={kits.dutyPayments} none={t('No payment of duty is captured.')} {...common} />
      )}
    </>
  );
}
