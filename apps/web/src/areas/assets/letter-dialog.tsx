import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Checkbox, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';

interface LetterDialogProps {
  readonly title: string;
  readonly assetID: number;
  readonly isSending: boolean;
  readonly onSend: (letter: { message: string | null; documentIDs: number[] }) => void;
  readonly onClose: () => void;
}

/** A standard mail about an asset: a line of one's own, and the papers of the asset that go with it. */
export function LetterDialog({ title, assetID, isSending, onSend, onClose }: LetterDialogProps) {
  const papers = useRead(documentCalls.getbyassetid, { assetID }, { quiet: true }).data ?? [];
  const [message, setMessage] = useState('');
  const [attached, setAttached] = useState<readonly string[]>([]);
  return (
    <SharedModal
      opened
      title={title}
      isSaving={isSending}
      saveLabel={t('Send')}
      onCancel={onClose}
      hasUnsaved={message !== ''}
      onSave={() => onSend({ message: message.trim() || null, documentIDs: attached.map(Number) })}
    >
      <Stack gap="sm">
        <Textarea
          label={t('Your own line')}
          autosize
          minRows={2}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {papers.length > 0 && (
          <Checkbox.Group label={t('Papers that go with it')} value={[...attached]} onChange={setAttached}>
            {papers.slice(0, 20).map((paper) => (
              <Checkbox key={paper.id} mt={6} value={String(paper.id)} label={paper.title} />
            ))}
          </Checkbox.Group>
        )}
      </Stack>
    </SharedModal>
  );
}
