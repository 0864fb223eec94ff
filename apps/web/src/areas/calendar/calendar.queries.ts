import type { WireAnswer } from '@boedel/contract/call';
import { calendarCalls } from '@boedel/contract/diary/diary.calls';
import { isRefused, toSectionedMessage } from '@boedel/domain/law/refusal';
import { useCall } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { notify } from '../../ui/plain/notices';

export type CalendarAnswer = WireAnswer<typeof calendarCalls.getcalendar>;
export type CalendarDay = CalendarAnswer['days'][number];
export type CalendarEntry = CalendarDay['entries'][number];

export const kindLabels: Readonly<Record<CalendarEntry['kind'], string>> = {
  statutory: markPhrase('Statutory date'),
  key: markPhrase('Key date'),
  own: markPhrase('Own entry'),
};

/** Why an entry stays where it is, in the words of the rule; nothing where it may be moved. */
export async function explainFixed(entry: CalendarEntry): Promise<string | undefined> {
  if (entry.kind === 'own') return undefined;
  // The rules are many: they come when somebody asks.
  const { checkMove } = await import('@boedel/domain/deadlines/may-move');
  const refused = checkMove(entry);
  return isRefused(refused) ? translate(toSectionedMessage(refused.refusals[0]!)) : undefined;
}

/** Puts an own entry on another day and says so with an Undo; any other says why it stays. */
export function useMoveEntry() {
  const move = useCall(calendarCalls.move);
  const moveEntry = async (entry: CalendarEntry, date: string): Promise<void> => {
    if (date === entry.date) return;
    const why = await explainFixed(entry);
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
  return { put: (entry: CalendarEntry, date: string): void => void moveEntry(entry, date), isRunning: move.isRunning };
}
