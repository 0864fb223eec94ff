import { systemType } from '@boedel/domain/matter/kinds';
import { lazy, type ReactNode, Suspense } from 'react';
import { BeneficiariesTab } from '../areas/beneficiaries/beneficiaries-tab';
import { t } from '../i18n/t';
import { Loading } from '../ui/plain/overlays';
import type { SubTab } from '../ui/sub-tabs';
import { useMatter } from '../ui/the-matter';

const FamilyTree = lazy(async () => ({ default: (await import('../areas/family-tree/family-tree')).FamilyTree }));

const AwardWorktop = lazy(async () => ({ default: (await import('../areas/awards/award-worktop')).AwardWorktop }));

const TrustsOfWill = lazy(async () => ({
  default: (await import('../areas/trust-origin/trusts-of-will')).TrustsOfWill,
}));

/** Matters about somebody whose family inherits, or would. */
const ofFamily: ReadonlySet<number> = new Set([systemType.estateLate, systemType.flowConsult]);

const renderFetched = (view: ReactNode): ReactNode => <Suspense fallback={<Loading />}>{view}</Suspense>;

/** Who has a part in the estate: each view is fetched when it is opened. */
export function BeneficiariesScreen() {
  const { systemTypeID } = useMatter();
  const views: SubTab[] = ofFamily.has(systemTypeID)
    ? [
        { key: 'tree', label: t('Family tree'), content: renderFetched(<FamilyTree />) },
        { key: 'awards', label: t('Awards'), content: renderFetched(<AwardWorktop />) },
        ...(systemTypeID === systemType.estateLate
          ? [{ key: 'trusts', label: t('Trusts of the will'), content: renderFetched(<TrustsOfWill />) }]
          : []),
      ]
    : [];
  return <BeneficiariesTab views={views} />;
}
