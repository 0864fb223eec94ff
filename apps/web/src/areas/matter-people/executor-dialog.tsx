import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { appointment, executorToSave } from '@boedel/contract/matter-people/matter-people.schema';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../client/hooks';
import { TakeKnown } from '../../client/people/known';
import { offerChanges } from '../../client/people/offer-store';
import { revealOf } from '../../client/reveal';
import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useMayChangeMatter } from '../../ui/may-change';
import { RecordDialog } from '../../ui/record/record-dialog';
import { useMatter } from '../../ui/the-matter';
import { listAppointmentFields, executorSections } from './executor.fields';
import { type ExecutorAnswer } from './matter-people.queries';

const linkedSchema = z.object({ matterID: z.int(), executorID: z.int(), ...appointment, version: z.int() });

interface ExecutorDialogProps {
  readonly executor: ExecutorAnswer | 'new';
  readonly addTitle: string;
  readonly onClose: () => void;
}

/** One's own of the matter is changed whole; one of the firm's list only in how they act here. */
export function ExecutorDialog({ executor, addTitle, onClose }: ExecutorDialogProps) {
  const matter = useMatter();
  const mayChange = useMayChangeMatter();
  const [isRemoving, setRemoving] = useState(false);
  const save = useCall(executorCalls.SaveExecutor);
  const change = useCall(executorCalls.UpdateLinkedExecutor);
  const remove = useCall(executorCalls.DeleteExecutor, { onDone: onClose });
  const unlink = useCall(executorCalls.UnLinkExecutorToMatter, { onDone: onClose });
  const isNew = executor === 'new';
  const isGlobal = !isNew && executor.isGlobal;
  const link = { matterID: matter.id, executorID: (!isNew && executor.globalID) || 0 };
  const value = isNew
    ? { matterID: matter.id, kind: 'person', surname: '', details: {} }
    : isGlobal
      ? { ...link, ...executor.details, version: executor.version }
      : executor;
  const leaves = isGlobal ? t('Unlink') : t('Remove');
  return (
    <RecordDialog<object>
      title={isNew ? addTitle : executor.listName}
      sections={
        isGlobal ? [{ title: t('Capacity in this matter'), fields: listAppointmentFields('') }] : executorSections
      }
      schema={isGlobal ? linkedSchema : executorToSave}
      value={value}
      call={isGlobal ? change : save}
      readOnly={!mayChange}
      {...(!isNew && { reveal: revealOf('matter_party', executor.id) })}
      lead={isNew && mayChange && <TakeKnown matterID={matter.id} />}
      onSaved={(saved) => {
        if (!isNew && !isGlobal) void offerChanges('matter_party', executor, saved as ExecutorAnswer);
        onClose();
      }}
      onClose={onClose}
      {...(!isNew && mayChange && { extra: { label: leaves, onClick: () => setRemoving(true) } })}
    >
      {isRemoving && !isNew && (
        <ConfirmDialog
          title={
            isGlobal
              ? t('Unlink {name}?', { name: executor.listName })
              : t('Remove {name}?', { name: executor.listName })
          }
          confirmLabel={leaves}
          destructive
          isRunning={remove.isRunning || unlink.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => (isGlobal ? unlink.run(link) : remove.run({ id: executor.id }))}
        >
          {isGlobal
            ? t('{name} stays in the firm’s list. You can link them again.', { name: executor.listName })
            : t('{name} no longer acts in this matter. What was captured about them goes too.', {
                name: executor.listName,
              })}
        </ConfirmDialog>
      )}
    </RecordDialog>
  );
}
