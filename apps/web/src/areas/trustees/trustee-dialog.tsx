import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { trusteeToSave } from '@boedel/contract/trustees/trustees.schema';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { TakeKnown } from '../../client/people/known';
import { revealOf } from '../../client/reveal';
import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useMayChangeMatter } from '../../ui/may-change';
import { RecordDialog } from '../../ui/record/record-dialog';
import { useMatter } from '../../ui/the-matter';
import { listTrusteeSections } from './trustee.fields';
import type { TrusteeDetails } from './trustees.queries';

/** A trustee's particulars, office and checks. The status changes in the list. */
export function TrusteeDialog({ trustee, onClose }: { trustee: TrusteeDetails | 'new'; onClose: () => void }) {
  const matter = useMatter();
  const mayChange = useMayChangeMatter();
  const [isRemoving, setRemoving] = useState(false);
  const save = useCall(trusteeCalls.saveTrustee);
  const remove = useCall(trusteeCalls.removeTrustee, { onDone: onClose });
  const isNew = trustee === 'new';
  const value = isNew
    ? {
        matterID: matter.id,
        kind: 'person',
        surname: '',
        trusteeKind: 'individual',
        disqualifications: [],
        independence: [],
      }
    : trustee;
  const neverHeldOffice = !isNew && trustee.authorisedDate === null;
  return (
    <RecordDialog<object>
      title={isNew ? t('Add a trustee') : trustee.listName}
      sections={listTrusteeSections(isNew ? 'new' : trustee.globalID === null ? 'own' : 'linked')}
      schema={trusteeToSave}
      value={value}
      call={save}
      readOnly={!mayChange}
      {...(!isNew && { reveal: revealOf('matter_party', trustee.id) })}
      lead={isNew && mayChange && <TakeKnown matterID={matter.id} />}
      onSaved={onClose}
      onClose={onClose}
      {...(neverHeldOffice && mayChange && { extra: { label: t('Remove'), onClick: () => setRemoving(true) } })}
    >
      {isRemoving && !isNew && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: trustee.listName })}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run({ id: trustee.id })}
        >
          {t('{name} was never in office. What was captured goes too.', { name: trustee.listName })}
        </ConfirmDialog>
      )}
    </RecordDialog>
  );
}
