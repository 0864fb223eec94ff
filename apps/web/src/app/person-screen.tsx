import { systemType } from '@boedel/domain/matter/kinds';
import { lazy, Suspense } from 'react';
import { PersonTab } from '../areas/parties/person-tab';
import { PersonTabs } from '../areas/parties/person-tabs';
import { loadWords } from '../i18n/words';
import { useIsFirms } from '../ui/may-change';
import { Loading } from '../ui/plain/overlays';
import { useMatter } from '../ui/the-matter';

/** Comes with its own words: few open it, and every matter's first screen would carry them. */
const FamilyReview = lazy(async () => {
  const [{ FamilyReview: Review }] = await Promise.all([
    import('../areas/family-intake/family-review'),
    loadWords('family-intake'),
  ]);
  return { default: Review };
});

/** Whom the matter is about; of an estate also what the family was asked and told. */
export function PersonScreen() {
  const { systemTypeID } = useMatter();
  const isFirms = useIsFirms();
  if (systemTypeID !== systemType.estateLate || !isFirms) return <PersonTab />;
  return (
    <PersonTabs
      family={
        <Suspense fallback={<Loading />}>
          <FamilyReview />
        </Suspense>
      }
    />
  );
}
