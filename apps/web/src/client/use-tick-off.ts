import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { t } from '../i18n/t';
import { notify } from '../ui/plain/notices';
import { useCall } from './hooks';

interface TickableRow {
  readonly id: number;
  readonly version: number;
}

/** Marks a date done, or open again, and says so with an Undo. */
export function useTickOff() {
  const complete = useCall(diaryCalls.complete, {
    onDone: (now) =>
      notify({
        kind: 'success',
        message: now.isDone
          ? t('{title} is done.', { title: t(now.title) })
          : t('{title} is open again.', { title: t(now.title) }),
        action: {
          label: t('Undo'),
          run: () => complete.run({ id: now.id, isDone: !now.isDone, version: now.version }),
        },
      }),
  });
  return {
    isRunning: complete.isRunning,
    tick: ({ id, version }: TickableRow, isDone: boolean): void => complete.run({ id, isDone, version }),
  };
}
