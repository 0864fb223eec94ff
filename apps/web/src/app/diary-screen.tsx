import { systemType } from '@boedel/domain/matter/kinds';
import { lazy, Suspense } from 'react';
import { DiaryTab } from '../areas/diary/diary-tab';
import { loadWords } from '../i18n/words';
import { Loading } from '../ui/plain/overlays';
import { useMatter } from '../ui/the-matter';

const WaitingOn = lazy(async () => {
  const [{ WaitingOn: Panel }] = await Promise.all([import('../areas/waiting/waiting-on'), loadWords('waiting')]);
  return { default: Panel };
});

/** The matter's dates, and of an estate what it waits for. */
export function DiaryScreen() {
  const { systemTypeID, rights } = useMatter();
  const waits = systemTypeID === systemType.estateLate && rights.includes('estate');
  return (
    <DiaryTab
      {...(waits && {
        waiting: (
          <Suspense fallback={<Loading />}>
            <WaitingOn />
          </Suspense>
        ),
      })}
    />
  );
}
