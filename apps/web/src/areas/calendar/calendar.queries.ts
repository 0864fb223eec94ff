import type { WireAnswer } from '@boedel/contract/call';
import { calendarCalls } from '@boedel/contract/diary/diary.calls';
import { isRefused, messageOf } from '@boedel/domain/law/refusal';
import { useCall } from '../../client/hooks';
import { phrase, t, tell } from '../../i18n/t';
import { notify } from '../../ui/plain/notices';

export type Calendar = WireAnswer<typeof calendarCalls.getcalendar>;
export type CalendarDay = Calendar['days'][number];
export type CalendarEntry = CalendarDay['entries'][number];

export const kindWords: Readonly<Record<CalendarEntry['kind'], string>> = {
  statutory: phrase('Statutory date'),
  key: phrase('Key date'),
  own: phrase('Own entry'),
};

/** Why an entry stays where it is, in the words of the rule; nothing where it may be moved. */
export async function whyFixed(entry: CalendarEntry): Promise<string | undefined> {
  if (entry.kind === 'own') return undefined;
  // The rules are many: they come when somebody asks.
  const { checkMove } = await import('@boedel/domain/deadlines/may-move');
  const refused = checkMove(entry);
  return isRefused(refused) ? tell(messageOf(refused.refusals[0]!)) : undefined;
}

/** Puts an own entry on another day and says so with an Undo; any other says why it stays. */
export function useMoveEntry() {
  const move = useCall(calendarCalls.move);
  const put = async (entry: CalendarEntry, date: string): Promise<void> => {
    if (date === entry.date) return;
    const why = await whyFixed(entry);
    if (why !== undefined) {
      notify({ kind: 'warning', message: why });
      return;
    }
    try {
      const moved = await move.runAsync({ id: entry.id, date, version: entry.version });
      notify({
        kind: 'success',
        message: t('{title} is on {day} now.', { title: t(entry.title), day: date }),
        action: {
          label: t('Undo'),
          run: () => move.run({ id: moved.id, date: entry.date, version: moved.version }),
        },
      });
    } catch {
      // The call has said what is wrong; the entry stays where it was.
    }
  };
  return { put: (entry: CalendarEntry, date: string): void => void put(entry, date), isRunning: move.isRunning };
}
