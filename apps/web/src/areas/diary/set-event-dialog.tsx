import type { WireBody } from '@boedel/contract/call';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { isLocalDate } from '@boedel/domain/dates/local-date';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { useMatter } from '../../ui/the-matter';
import { type Entry, type Move, type StatutoryEvent, dateKeys } from './diary.queries';
import { MovesTable } from './moves-table';
import { useChosenMoves } from './use-chosen-moves';

/** What is captured: a key date of the list, an event periods run from, or both in one. */
export interface Captured {
  readonly title: string;
  readonly type: number;
  readonly event: StatutoryEvent['event'] | null;
  readonly entry: Entry | null;
  readonly date: string | null;
}

type EventName = WireBody<typeof diaryCalls.add>['event'];

/** A day statutory periods run from. What would move is shown first, and moves as the person says. */
export function SetEventDialog({ captured, onClose }: { captured: Captured; onClose: () => void }) {
  const { id: matterID } = useMatter();
  const { entry, event, type } = captured;
  const [date, setDate] = useState(captured.date ?? '');
  const [note, setNote] = useState(entry?.note ?? '');
  const [moves, setMoves] = useState<readonly Move[]>();
  const { chosen, wanted, choose } = useChosenMoves(moves ?? []);
  const isDay = isLocalDate(date);

  const preview = useCall(statutoryDateCalls.previewStatutoryMoves);
  const add = useCall(diaryCalls.add);
  const change = useCall(diaryCalls.update);
  const apply = useCall(statutoryDateCalls.applyStatutoryMoves, { refreshes: dateKeys });
  const done = useCall(diaryCalls.getbyid, { refreshes: dateKeys });

  const keep = async (): Promise<void> => {
    const values = {
      matterID,
      type,
      event: (entry ? entry.event : type === 1 ? event : null) as EventName,
      title: null,
      note: note || null,
      date,
    };
    const saved = entry
      ? await change.runAsync({
          ...values,
          id: entry.id,
          version: entry.version,
          title: entry.title,
          time: entry.time,
          assignedUserID: entry.assignedUserID,
        })
      : await add.runAsync(values);
    await (wanted.length > 0 ? apply.runAsync({ matterID, moves: wanted }) : done.runAsync({ id: saved.id }));
    onClose();
  };
  const save = async (): Promise<void> => {
    try {
      if (moves || !event) return await keep();
      const found = await preview.runAsync({ matterID, events: { [event]: date } });
      if (found.length > 0) setMoves(found);
      else await keep();
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
      isSaving={[preview, add, change, apply].some((call) => call.isRunning)}
      onCancel={onClose}
      onSave={() => void save()}
      {...(moves && { extra: { label: t('Back'), onClick: () => setMoves(undefined) } })}
    >
      {moves ? (
        <>
          <p style={{ marginTop: 0 }}>
            {t('With {title} on {date} these dates would change. Take away the ticks of those that stay.', {
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
