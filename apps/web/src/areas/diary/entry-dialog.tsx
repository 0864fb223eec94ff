import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { diaryChange, newDiaryEntry } from '@boedel/contract/diary/diary.schema';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { FormFieldDefinition, FieldSection } from '../../ui/fields/field';
import { type ChangedDays, useAskMoves } from '../../client/moves/use-ask-moves';
import { RecordDialog } from '../../ui/record/record-dialog';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import type { DiaryEntry } from './diary.queries';

/** A statutory date keeps its name; its day may be put by hand and let go of again. */
function createSections(
  entry: DiaryEntry | 'new',
  colleagues: readonly { id: number; name: string }[],
): FieldSection[] {
  const isStatutory = entry !== 'new' && entry.rule !== null;
  const fields: FormFieldDefinition[] = [
    {
      name: 'title',
      label: markPhrase('What is to be done'),
      span: 6,
      maxLength: 200,
      required: true,
      readOnly: isStatutory,
    },
    { name: 'date', label: markPhrase('Date'), kind: 'day', required: true },
    { name: 'time', label: markPhrase('Time'), help: markPhrase('HH:MM, if the time matters.') },
    {
      name: 'assignedUserID',
      label: markPhrase('Given to'),
      kind: 'select',
      options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
    },
    ...(isStatutory
      ? [
          {
            name: 'isFixed',
            label: markPhrase('Stays where it was put'),
            kind: 'flag' as const,
            help: markPhrase('Switched off, the rule moves it again.'),
          },
        ]
      : []),
    { name: 'note', label: markPhrase('Note'), kind: 'notes', span: 6, maxLength: 4000 },
  ];
  return [{ fields }];
}

/** One entry of the diary: added, changed, removed. */
export function EntryDialog({ entry, onClose }: { entry: DiaryEntry | 'new'; onClose: () => void }) {
  const matter = useMatter();
  const today = useToday();
  const [isRemoving, setRemoving] = useState(false);
  const colleagues = useRead(matterCalls.getColleagues, { matterID: matter.id }, { quiet: true });
  const add = useCall(diaryCalls.add, { says: t('The date is in the diary.') });
  const change = useCall(diaryCalls.update, { says: t('The date was saved.') });
  const remove = useCall(diaryCalls._delete, { onDone: onClose });
  const isNew = entry === 'new';
  const changing = useAskMoves<object>(change, (record): ChangedDays => {
    const { date } = record as { date: string };
    return !isNew && entry.event && date !== entry.date ? { [entry.event]: date } : {};
  });
  return (
    <RecordDialog<object>
      title={isNew ? t('Add an entry') : t(entry.title)}
      size="lg"
      sections={createSections(entry, colleagues.data ?? [])}
      schema={isNew ? newDiaryEntry : diaryChange}
      value={isNew ? { matterID: matter.id, type: 1, title: '', date: today } : entry}
      call={isNew ? add : changing.call}
      readOnly={!matter.mayCapture}
      onSaved={onClose}
      onClose={onClose}
      {...(!isNew && matter.mayCapture && { extra: { label: t('Remove'), onClick: () => setRemoving(true) } })}
    >
      {changing.asking}
      {isRemoving && !isNew && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: t(entry.title) })}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run({ id: entry.id })}
        >
          {t('The date {date} goes from the diary. To keep it as done, tick it instead.', { date: entry.date })}
        </ConfirmDialog>
      )}
    </RecordDialog>
  );
}
