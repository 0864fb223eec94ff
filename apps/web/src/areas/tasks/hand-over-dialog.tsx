import { Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';

interface HandOverDialogProps {
  readonly title: string;
  readonly about: string;
  readonly colleagues: readonly { id: number; name: string }[];
  readonly isSaving: boolean;
  readonly onGive: (to: number, note: string | null) => void;
  readonly onClose: () => void;
}

/** To whom tasks go, and a word with them. */
export function HandOverDialog({ title, about, colleagues, isSaving, onGive, onClose }: HandOverDialogProps) {
  const [to, setTo] = useState<string | null>(null);
  const [note, setNote] = useState('');
  return (
    <SharedModal
      opened
      size="md"
      title={title}
      saveLabel={t('Hand over')}
      saveDisabled={to === null}
      isSaving={isSaving}
      onCancel={onClose}
      onSave={() => onGive(Number(to), note.trim() || null)}
    >
      <p style={{ marginTop: 0 }}>{about}</p>
      <Select
        label={t('To whom')}
        searchable
        data-autofocus
        data={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={to}
        onChange={setTo}
      />
      <Textarea
        mt="sm"
        label={t('Note')}
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </SharedModal>
  );
}
