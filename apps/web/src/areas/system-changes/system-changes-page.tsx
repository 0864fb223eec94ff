import { systemChangeCalls } from '@boedel/contract/system-changes/system-changes.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { createPagedSource } from '../../client/paged';
import { markPhrase, t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { SharedModal } from '../../ui/dialog/modal';
import { StatusBadge } from '../../ui/figures/status-badge';
import { DateField } from '../../ui/fields/date-field';
import type { FormFieldDefinition } from '../../ui/fields/field';
import type { ListColumn } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { ConflictDialog } from '../../ui/record/conflict-dialog';

type NewSystemChange = WireAnswer<typeof systemChangeCalls.addChange>;

const columns: readonly ListColumn<NewSystemChange>[] = [
  { key: 'createdDate', title: markPhrase('Published on'), kind: 'day', sortable: false, width: 130 },
  { key: 'comment', title: markPhrase('What changed'), sortable: false, grow: 4, strong: true },
  {
    key: 'isPublished',
    title: markPhrase('State'),
    sortable: false,
    width: 130,
    render: ({ isPublished }) => (
      <StatusBadge tone={isPublished ? 'good' : 'info'}>{isPublished ? t('Published') : t('To come')}</StatusBadge>
    ),
  },
];

/** What two people may have rewritten at once. */
const compared: readonly FormFieldDefinition[] = [
  { name: 'comment', label: markPhrase('What changed'), kind: 'notes' },
  { name: 'createdDate', label: markPhrase('Publish on'), kind: 'day' },
];

/** What the provider tells every firm, at /systemchangessuperadmin. */
export function SystemChangesPage() {
  const [opened, setOpened] = useState<NewSystemChange | 'new'>();
  return (
    <>
      <ListPage<NewSystemChange>
        title={t('System Changes')}
        columns={columns}
        rowKey={({ id }) => id}
        source={createPagedSource<NewSystemChange>(systemChangeCalls.getChangeslist)}
        onOpen={setOpened}
        searchIn={t('What changed')}
        add={{ label: t('Write a change'), run: () => setOpened('new') }}
        empty={t('No changes yet. Add the first change.')}
      />
      {opened && <ChangeDialog change={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Written or rewritten; a day to come keeps it from the firms until then. */
export function ChangeDialog({ change, onClose }: { change: NewSystemChange | undefined; onClose: () => void }) {
  const [comment, setComment] = useState(change?.comment ?? '');
  const [createdDate, setDay] = useState(change?.createdDate ?? '');
  const [isDeleting, setDeleting] = useState(false);
  const options = {
    onDone: onClose,
    names: { comment: t('What changed'), createdDate: t('Publish on') },
  };
  const add = useCall(systemChangeCalls.addChange, options);
  const update = useCall(systemChangeCalls.updateChange, options);
  const remove = useCall(systemChangeCalls.deleteChange, options);
  const body = { comment, ...(createdDate && { createdDate }) };
  const { error, isRunning } = change ? update : add;
  return (
    <>
      <SharedModal
        opened
        title={change ? t('What changed') : t('Write a change')}
        isSaving={isRunning}
        onCancel={onClose}
        onSave={() => (change ? update.run({ ...body, id: change.id, version: change.version }) : add.run(body))}
        {...(change && { extra: { label: t('Delete'), onClick: () => setDeleting(true) } })}
      >
        <Textarea
          label={t('What changed')}
          withAsterisk
          data-autofocus
          autosize
          minRows={4}
          maxLength={4000}
          value={comment}
          error={error?.fields['comment']?.map((sentence) => t(sentence)).join(' ')}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <div style={{ marginTop: 12, maxWidth: 260 }}>
          <DateField
            label={t('Publish on')}
            help={t('Leave blank to publish it today.')}
            value={createdDate}
            error={error?.fields['createdDate']?.map((sentence) => t(sentence)).join(' ')}
            onChange={(day) => setDay(typeof day === 'string' ? day : '')}
          />
        </div>
      </SharedModal>
      {update.conflict && (
        <ConflictDialog
          conflict={update.conflict}
          began={change}
          fields={compared}
          isSaving={isRunning}
          onChoose={(record) => {
            const { id, version, comment: kept, createdDate: day } = record as unknown as NewSystemChange;
            update.run({ id, version, comment: kept, createdDate: day });
          }}
          onCancel={update.reset}
        />
      )}
      {isDeleting && change && (
        <ConfirmDialog
          title={t('Delete this change?')}
          confirmLabel={t('Delete')}
          destructive
          isRunning={remove.isRunning}
          onConfirm={() => remove.run({ id: change.id })}
          onCancel={() => setDeleting(false)}
        >
          {t('It will be removed from every firm’s list.')}
        </ConfirmDialog>
      )}
    </>
  );
}
