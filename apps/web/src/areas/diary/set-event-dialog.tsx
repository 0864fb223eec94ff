import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import type { MatterEventName } from '@boedel/contract/matter/matter-events';
import { isLocalDate } from '@boedel/domain/dates/local-date';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import type { StatutoryMove } from '../../client/moves/move';
import { MovesTable } from '../../client/moves/moves-table';
import { useChosenMoves } from '../../client/moves/use-chosen-moves';
import { useMatter } from '../../ui/the-matter';
import type { DiaryEntry } from './diary.queries';

/** What is captured: an event of the matter, or a closing date of its list, which is none. */
export interface EventToSet {
  readonly title: string;
  readonly type: number;
  readonly event: MatterEventName | null;
  readonly entry: DiaryEntry | null;
  readonly date: string | null;
}

/** The day of an event. What would move is shown first, and moves as the person says. */
export function SetEventDialog({ captured, onClose }: { captured: EventToSet; onClose: () => void }) {
  const { id: matterID } = useMatter();
  const { entry, event, type } = captured;
  const [date, setDate] = useState(captured.date ?? '');
  const [note, setNote] = useState(entry?.note ?? '');
  const [moves, setMoves] = useState<readonly StatutoryMove[]>();
  const { chosen, wanted, choose } = useChosenMoves(moves ?? []);
  const [isTaken, setTaken] = useState(false);
  const isDay = isLocalDate(date);

  const preview = useCall(statutoryDateCalls.previewStatutoryMoves);
  const set = useCall(statutoryDateCalls.setEvent, { onDone: onClose });
  const add = useCall(diaryCalls.add, { onDone: onClose });
  const change = useCall(diaryCalls.update, { onDone: onClose });

  const saveDay = (day: string | null): Promise<unknown> => {
    if (event) return set.runAsync({ matterID, event, date: day, note: note || null, moves: wanted });
    if (entry) return change.runAsync({ ...entry, event: null, date, note: note || null });
    return add.runAsync({ matterID, type, date, note: note || null });
  };
  const save = async (day: string | null): Promise<void> => {
    try {
      if (moves || !event) return void (await saveDay(day));
      const found = await preview.runAsync({ matterID, events: { [event]: day } });
      if (found.length > 0) setMoves(found);
      else await saveDay(day);
      setTaken(day === null);
    } catch {
      // The call has said what is wrong; what was typed stays as it is.
    }
    return undefined;
  };
  return (
    <SharedModal
      opened
      size={moves ? 'xl' : 'md'}
      title={t(captured.title)}
      saveLabel={moves ? t('Save and move {count}', { count: wanted.length }) : t('Save Changes')}
      saveDisabled={!isDay}
      isSaving={[preview, set, add, change].some((call) => call.isRunning)}
      onCancel={onClose}
      onSave={() => void save(isTaken ? null : date)}
      {...(moves
        ? { extra: { label: t('Back'), onClick: () => setMoves(undefined) } }
        : event && captured.date && { extra: { label: t('Not after all'), onClick: () => void save(null) } })}
    >
      {moves ? (
        <>
          <p style={{ marginTop: 0 }}>
            {isTaken
              ? t('Without {title} these dates would change. Take away the ticks of those that stay.', {
                  title: t(captured.title),
                })
              : t('Setting {title} to {date} changes these dates. Clear the box of any date that should stay.', {
                  title: t(captured.title),
                  date,
                })}
          </p>
          <MovesTable moves={moves} chosen={chosen} onChoose={choose} />
        </>
      ) : (
        <>
          <DateField
            label={t('Date')}
            required
            value={date}
            onChange={(value) => setDate((value as string | null) ?? '')}
            error={date !== '' && !isDay ? t('Give a date as YYYY-MM-DD.') : undefined}
          />
          <Textarea
            mt="sm"
            label={t('Note')}
            autosize
            minRows={2}
            maxLength={4000}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </>
      )}
    </SharedModal>
  );
}
