import { systemType } from '@boedel/domain/matter/kinds';
import { lazy, Suspense } from 'react';
import { t } from '../i18n/t';
import { PageTitle } from '../ui/page-title';
import { Loading } from '../ui/plain/overlays';
import { Empty } from '../ui/states';
import { type SubTab, SubTabs } from '../ui/sub-tabs';
import { useMatter } from '../ui/the-matter';

const FamilyTree = lazy(async () => ({ default: (await import('../areas/family-tree/family-tree')).FamilyTree }));

const AwardWorktop = lazy(async () => ({ default: (await import('../areas/awards/award-worktop')).AwardWorktop }));

/** Matters about somebody whose family inherits, or would. */
const ofFamily: ReadonlySet<number> = new Set([systemType.estateLate, systemType.flowConsult]);

/** Who has a part in the estate: each view is fetched when it is opened. */
export function BeneficiariesScreen() {
  const { systemTypeID } = useMatter();
  const views: SubTab[] = ofFamily.has(systemTypeID)
    ? [
        { key: 'tree', label: t('Family tree'), content: <FamilyTree /> },
        { key: 'awards', label: t('Awards'), content: <AwardWorktop /> },
      ]
    : [];
  return (
    <>
      <PageTitle title={t('Beneficiaries')} />
      <Suspense fallback={<Loading />}>
        {views.length > 0 ? (
          <SubTabs label={t('Beneficiaries')} tabs={views} />
        ) : (
          <Empty
            sentence={t(
              'This part of the matter is not here yet; it comes with a later version. Nothing has to be done.',
            )}
          />
        )}
      </Suspense>
    </>
  );
}
