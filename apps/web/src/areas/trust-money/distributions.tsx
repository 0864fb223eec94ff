import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { distributions } from '@boedel/contract/trust-money/distribution.record';
import { distributionCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { checkDistribution, type TrustDistribution } from '@boedel/domain/trust-money/distribution';
import { useRead } from '../../client/hooks';
import { useBeneficiaries } from '../../client/record/people-choices';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { createRecordColumns, MatterRecordSection } from '../../client/record/matter-records';
import { markPhrase, t } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';

const kit = createRecordKit(distributions, distributionCalls);

const columns: readonly ListColumn<RecordScreenRow>[] = [
  { key: 'beneficiaryName', title: markPhrase('Beneficiary'), strong: true },
  ...createRecordColumns(kit).filter(({ key }) => key !== 'title' && key !== 'voucher'),
  { key: 'resolutionName', title: markPhrase('Resolution'), wraps: true, rare: true },
];

/** What vested in beneficiaries, each by a right of the deed or by a resolution that was carried. */
export function Distributions() {
  const { id: matterID } = useMatter();
  const today = useToday();
  const resolutions = useRead(distributionCalls.getResolutions, { matterID }, { quiet: true }).data ?? [];
  const assets = useRead(assetLineCalls.getLines, { matterID }, { quiet: true }).data?.rows ?? [];
  return (
    <MatterRecordSection
      kit={kit}
      none={t('Nothing has vested yet. Resolutions of the trustees are put under Meetings and adverts.')}
      columns={columns}
      links={{
        beneficiaryID: useBeneficiaries(matterID),
        resolutionID: resolutions.map(({ id, name }) => ({ value: id, label: name })),
        assetID: assets.map(({ id, name }) => ({ value: id, label: name })),
      }}
      begins={{ vestedDate: today }}
      rule={(values) => checkDistribution(values as unknown as TrustDistribution, today)}
    />
  );
}
