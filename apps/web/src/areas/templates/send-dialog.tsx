import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { download } from '../../client/download';

export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface SendPaperDialogProps {
  readonly title: string;
  readonly documentID: number;
  readonly first: MailDraft;
  readonly isSending: boolean;
  readonly onSend: (mail: MailDraft) => void;
  readonly onClose: () => void;
}

/** Sends a filed paper as an attachment, by us or as a draft in the person's own mail program. */
export function SendDialog({ title, documentID, first, isSending, onSend, onClose }: SendPaperDialogProps) {
  const [to, setTo] = useState(first.to);
  const [subject, setSubject] = useState(first.subject);
  const [text, setText] = useState(first.text);
  const downloadDraft = (): void =>
    void download(documentCalls.senddocumentwithoutlook, {
      body: { documentIDs: [documentID], to: to || null, subject, text },
    }).catch(() => undefined);
  return (
    <SharedModal
      opened
      title={t('Send {title}', { title })}
      saveLabel={t('Send')}
      isSaving={isSending}
      onSave={() => onSend({ to, subject, text })}
      onCancel={onClose}
      hasUnsaved={false}
    >
      <TextInput label={t('To')} type="email" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
      <TextInput label={t('Subject')} value={subject} onChange={(event) => setSubject(event.currentTarget.value)} />
      <Textarea
        label={t('Message')}
        autosize
        minRows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button mt="sm" variant="default" onClick={downloadDraft}>
        {t('Open draft in my email program')}
      </Button>
    </SharedModal>
  );
}
