import { signingCalls } from '@boedel/contract/signing/signing.calls';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { createSigner, SignerRows } from './signer-rows';
import type { SignableDocument } from './signing.queries';

/** A print went out: to whom, until the scan of it comes back. */
export function InkDialog({ paper, onClose }: { paper: SignableDocument; onClose: () => void }) {
  const [signers, setSigners] = useState<ReturnType<typeof createSigner>[]>(() => [createSigner()]);
  const [message, setMessage] = useState('');
  const send = useCall(signingCalls.sendForInk, { says: t('Marked as sent for signature in ink.'), onDone: onClose });
  return (
    <SharedModal
      opened
      title={t('Sent for signature in ink')}
      saveLabel={t('Mark as sent')}
      isSaving={send.isRunning}
      onCancel={onClose}
      onSave={() =>
        send.run({ documentID: paper.id, signers: signers.map(({ name }) => ({ name })), message: message || null })
      }
    >
      <p>
        {t('Download and print “{title}”. When you get the signed copy back, scan it and file the scan here.', {
          title: paper.title,
        })}
      </p>
      <SignerRows
        namesOnly
        signers={signers}
        onChange={(next) => setSigners([...next])}
        errorOf={(field) => send.error?.fields[field]?.[0]}
      />
      <Textarea
        label={t('Note')}
        autosize
        minRows={2}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </SharedModal>
  );
}
