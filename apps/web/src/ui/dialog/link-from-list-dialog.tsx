import { Select } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { DateField } from '../fields/date-field';
import { SharedModal } from './modal';

/** Takes somebody from the firm's own list into the matter, with the day of the appointment. */
export function LinkFromListDialog(asked: {
  /** Who can still be linked; nothing while it is being read. */
  readonly free: readonly { readonly id: number; readonly label: string }[] | undefined;
  readonly day: { readonly label: string; readonly help?: string; readonly error?: string | undefined };
  readonly isSaving: boolean;
  readonly onLink: (id: number, day: string | null) => void;
  readonly onClose: () => void;
}) {
  const { free, day, isSaving, onLink, onClose } = asked;
  const [chosen, setChosen] = useState<string | null>(null);
  const [on, setOn] = useState<string | null>(null);
  return (
    <SharedModal
      opened
      size="md"
      title={t('Link from the firm’s list')}
      saveLabel={t('Link')}
      saveDisabled={chosen === null}
      isSaving={isSaving}
      onCancel={onClose}
      onSave={() => chosen !== null && onLink(Number(chosen), on)}
    >
      <Select
        label={t('Name')}
        data-autofocus
        searchable
        nothingFoundMessage={t('Nothing found')}
        description={free?.length === 0 ? t('Everyone in the firm’s list is already linked.') : undefined}
        data={(free ?? []).map(({ id, label }) => ({ value: String(id), label }))}
        value={chosen}
        onChange={setChosen}
        mb="sm"
      />
      <DateField {...day} value={on} onChange={(value) => setOn(value as string | null)} />
    </SharedModal>
  );
}
