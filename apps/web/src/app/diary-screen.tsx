import { mayWait } from '@boedel/domain/waiting/waiting-types';
import { lazy, Suspense } from 'react';
import { DiaryTab } from '../areas/diary/diary-tab';
import { loadWords } from '../i18n/words';
import { Loading } from '../ui/plain/overlays';
import { useMatter } from '../ui/the-matter';

const WaitingOn = lazy(async () => {
  const [{ WaitingOn: Panel }] = await Promise.all([import('../areas/waiting/waiting-on'), loadWords('waiting')]);
  return { default: Panel };
});

/** The matter's dates, and what it waits for. */
export function DiaryScreen() {
  const { systemTypeID, rights } = useMatter();
  const waits = mayWait(systemTypeID) && rights.includes('estate');
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
