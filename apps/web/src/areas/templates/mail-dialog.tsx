import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { Button, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import type { Made } from './papers-tab';

/** Sends a paper as an attachment, by us or as a draft in the person's own mail program. */
export function MailDialog({ paper, onClose }: { paper: Made; onClose: () => void }) {
  const [to, setTo] = useState(paper.recipientEmail ?? '');
  const [subject, setSubject] = useState(paper.title);
  const [text, setText] = useState(t('Please find our letter attached.'));
  const send = useCall(paperCalls.mailpaper, { says: t('The mail is on its way.'), onDone: onClose });
  const draft = (): void =>
    void download(documentCalls.senddocumentwithoutlook, {
      body: { documentIDs: [paper.documentID!], to: to || null, subject, text },
    }).catch(() => undefined);
  return (
    <SharedModal
      opened
      title={t('Send {title}', { title: paper.title })}
      saveLabel={t('Send')}
      isSaving={send.isRunning}
      onSave={() => send.run({ id: paper.id, to, subject, text })}
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
      <Button mt="sm" variant="default" onClick={draft}>
        {t('Open as a draft in my mail program')}
      </Button>
    </SharedModal>
  );
}
