import { matterStatuses } from '@boedel/domain/matter/kinds';
import type { WireBody } from '@boedel/contract/call';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { Alert, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { notify } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';
import { BulkPreview } from './bulk-preview';

export type BulkChange = WireBody<typeof matterListCalls.bulk>['change'];

interface BulkDialogProps {
  readonly matterIDs: readonly number[];
  readonly change: BulkChange;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shows what the change does to each matter, makes it, and offers to take it back. */
export function BulkDialog({ matterIDs, change, onClose, onDone }: BulkDialogProps) {
  const [reason, setReason] = useState('');
  const full: BulkChange = change.action === 'status' ? { ...change, reason: reason.trim() || null } : change;
  // Whether there is a reason decides what the rules allow; its words do not.
  const asked = change.action === 'status' ? { ...change, reason: reason.trim() ? '.' : null } : change;
  const preview = useQuery({
    queryKey: [matterListCalls.bulk.path, matterIDs, asked],
    queryFn: () =>
      send(
        matterListCalls.bulk,
        { body: { matterIDs: [...matterIDs], change: asked, preview: true } },
        { quiet: true },
      ),
    staleTime: 0,
    placeholderData: (last) => last,
  });
  const undo = useCall(matterListCalls.undoBulk, {
    onDone: ({ restored, left }) =>
      notify({
        kind: left.length > 0 ? 'warning' : 'success',
        message: [
          restored === 1 ? t('One matter was put back.') : t('{count} matters restored.', { count: restored }),
          ...(left.length > 0
            ? [
                t('Not restored because they have changed since: {left}.', {
                  left: left.map(({ reference }) => reference).join(', '),
                }),
              ]
            : []),
        ].join(' '),
      }),
  });
  const apply = useCall(matterListCalls.bulk, {
    onDone: ({ lines, undoID }) => {
      const count = lines.filter((line) => !line.refused && line.from !== line.to).length;
      notify({
        kind: 'success',
        message: count === 1 ? t('One matter was changed.') : t('{count} matters changed.', { count }),
        ms: 20_000,
        ...(undoID && { action: { label: t('Undo'), run: () => undo.run({ id: undoID }) } }),
      });
      onDone();
    },
  });
  const lines = preview.data?.lines ?? [];
  const willChange = lines.filter((line) => !line.refused && line.from !== line.to).length;
  return (
    <SharedModal
      opened
      size="xl"
      title={matterIDs.length === 1 ? t('Change one matter') : t('Change {count} matters', { count: matterIDs.length })}
      saveLabel={t('Change {count}', { count: willChange })}
      saveDisabled={willChange === 0}
      isSaving={apply.isRunning}
      onCancel={onClose}
      onSave={() => apply.run({ matterIDs: [...matterIDs], change: full, preview: false })}
    >
      {preview.data && willChange === 0 && <Alert mb="sm">{t('No changes to make.')}</Alert>}
      {change.action === 'status' &&
        (change.matterStatus === matterStatuses.closed || change.matterStatus === matterStatuses.active) && (
          <TextInput
            mb="sm"
            label={t('Reason')}
            description={t('Required to reopen a closed matter, or to close a matter that never became active.')}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      <Loaded read={preview}>{(loaded) => <BulkPreview lines={loaded.lines} />}</Loaded>
    </SharedModal>
  );
}
