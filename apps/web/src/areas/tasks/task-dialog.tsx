import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { newTask, taskChange } from '@boedel/contract/tasks/tasks.schema';
import { priorities } from '@boedel/domain/tasks/priorities';
import { repeatUnits, type RepeatUnit } from '@boedel/domain/tasks/repeat';
import { Button, Textarea } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { FormFieldDefinition, FieldSection } from '../../ui/fields/field';
import { formatDateTime } from '../../ui/format';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Checklist, createMatterControl } from './task-controls';
import { priorityLabels, type TaskSourceAnswer, type TaskAnswer } from './tasks.queries';
import styles from './tasks.module.css';

const repeatUnitLabels: Readonly<Record<RepeatUnit, string>> = {
  days: markPhrase('days'),
  weeks: markPhrase('weeks'),
  months: markPhrase('months'),
  years: markPhrase('years'),
};
const repeats = { field: 'repeatUnit', is: (value: unknown) => value !== null && value !== undefined && value !== '' };

const listTaskFields = (
  colleagues: readonly { id: number; name: string }[],
  matter: FormFieldDefinition['control'],
): FieldSection[] => [
  {
    fields: [
      { name: 'title', label: markPhrase('What is to be done'), span: 6, maxLength: 200, required: true },
      { name: 'matterID', label: markPhrase('Matter'), ...(matter && { control: matter }) },
      {
        name: 'ownerID',
        label: markPhrase('Owner'),
        kind: 'select',
        options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
      },
      { name: 'dueDate', label: markPhrase('Due'), kind: 'day', span: 2 },
      {
        name: 'priority',
        label: markPhrase('Priority'),
        kind: 'select',
        required: true,
        span: 2,
        options: priorities.map((value) => ({ value, label: priorityLabels[value] })),
      },
      {
        name: 'waitingFor',
        label: markPhrase('Waiting for'),
        span: 2,
        maxLength: 200,
        help: markPhrase('While you wait for someone else to act.'),
      },
      {
        name: 'repeatUnit',
        label: markPhrase('Repeat unit'),
        kind: 'select',
        span: 2,
        options: repeatUnits.map((value) => ({ value, label: repeatUnitLabels[value] })),
      },
      { name: 'repeatEvery', label: markPhrase('Every'), kind: 'number', span: 2, when: repeats },
      { name: 'repeatUntil', label: markPhrase('Last day'), kind: 'day', span: 2, when: repeats },
      { name: 'checklist', label: markPhrase('Checklist'), span: 6, control: Checklist },
      { name: 'note', label: markPhrase('Note'), kind: 'notes', span: 6, maxLength: 4000 },
    ],
  },
];

const blank: NonNullable<TaskDialogProps['begins']> = {};
const nothing = {
  title: '',
  matterID: null,
  ownerID: null,
  dueDate: null,
  priority: 'normal',
  note: null,
  waitingFor: null,
  checklist: [],
  repeatUnit: null,
  repeatEvery: 1,
  repeatUntil: null,
};

interface TaskDialogProps {
  /** A task that is there, or what a new one begins with. */
  readonly task: TaskAnswer | undefined;
  readonly begins?: Partial<TaskSourceAnswer> & Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/** One task: added, changed, talked about, its papers, removed. */
export function TaskDialog({ task, begins = blank, onClose }: TaskDialogProps) {
  const may = useMay(taskCalls.add);
  const [isRemoving, setRemoving] = useState(false);
  const { matterID, matterReference, matterName } = task ?? begins;
  const colleagues = useRead(matterCalls.getColleagues, matterID ? { matterID } : {}, { quiet: true });
  const add = useCall(taskCalls.add, { says: t('The task was added.') });
  const change = useCall(taskCalls.update, { says: t('Task saved.') });
  const remove = useCall(taskCalls._delete, { says: t('Task removed.'), onDone: onClose });
  const named = matterID ? `${matterReference} ${matterName}` : '';
  const control = useMemo(
    () => createMatterControl(matterID ? { id: matterID, label: named } : undefined),
    [matterID, named],
  );
  // Somebody who left the firm is still shown by name, so that it is seen whose task it was.
  const known = colleagues.data ?? [];
  const owners =
    task && !known.some(({ id }) => id === task.ownerID)
      ? [...known, { id: task.ownerID, name: task.ownerName }]
      : known;
  const { matterReference: _r, matterName: _n, ...first } = begins;
  return (
    <RecordDialog<object>
      title={task ? task.title : t('Add a task')}
      size="lg"
      sections={listTaskFields(owners, control)}
      schema={task ? taskChange : newTask}
      value={task ?? { ...nothing, ...first }}
      call={task ? change : add}
      readOnly={!may}
      onSaved={onClose}
      onClose={onClose}
      {...(task && may && { extra: { label: t('Remove'), onClick: () => setRemoving(true) } })}
    >
      {task && <Beside task={task} may={may} />}
      {isRemoving && task && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: task.title })}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run({ id: task.id })}
        >
          {t('This removes the task and its comments. To keep a record of it, mark it as done instead.')}
        </ConfirmDialog>
      )}
    </RecordDialog>
  );
}

/** What belongs to a task but is no field of it: its papers and what was said. */
function Beside({ task, may }: { task: TaskAnswer; may: boolean }) {
  const read = useRead(taskCalls.getbyid, { id: task.id }, { quiet: true });
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const say = useCall(taskCalls.comment, { onDone: () => setWords('') });
  const upload = useCall(documentCalls.UploadFile, { says: t('Document filed on the matter and with the task.') });
  const { talk = [], documents = [] } = read.data ?? {};
  const { matterID } = task;
  return (
    <>
      <section className={styles.beside} aria-label={t('Papers')}>
        <h3>{t('Papers')}</h3>
        {documents.length > 0 && (
          <ul>
            {documents.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.open}
                  onClick={() => void download(documentCalls.downloaddocument, { query: { documentID: id } })}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        )}
        {matterID === null ? (
          <p>{t('Choose a matter first. Documents are filed on a matter.')}</p>
        ) : (
          may && (
            <>
              <Button
                size="compact-sm"
                variant="default"
                loading={upload.isRunning}
                onClick={() => input.current?.click()}
              >
                {t('File document')}
              </Button>
              <input
                ref={input}
                type="file"
                hidden
                multiple
                aria-label={t('File document')}
                onChange={(event) => {
                  const files = [...(event.currentTarget.files ?? [])];
                  event.currentTarget.value = '';
                  if (files.length > 0) upload.run({ matterID, taskID: task.id }, { files });
                }}
              />
            </>
          )
        )}
      </section>
      <section className={styles.beside} aria-label={t('Comments')}>
        <h3>{t('Comments')}</h3>
        <ul>
          {talk.map(({ id, by, at, words: said }) => (
            <li key={id}>
              <small>
                {by} · {formatDateTime(at)}
              </small>
              <p>{said}</p>
            </li>
          ))}
        </ul>
        {may && (
          <div className={styles.say}>
            <Textarea
              aria-label={t('Comment')}
              placeholder={t('Comment')}
              autosize
              minRows={1}
              maxLength={2000}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <Button
              variant="default"
              disabled={words.trim() === ''}
              loading={say.isRunning}
              onClick={() => say.run({ id: task.id, words })}
            >
              {t('Add comment')}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}
