import { signingCalls } from '@boedel/contract/signing/signing.calls';
import { NumberInput, Radio, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { createSigner, SignerRows } from './signer-rows';
import styles from './signing.module.css';
import type { SignableDocument } from './signing.queries';

/** '3, 7 and 14' as days. */
const parseDays = (typed: string): number[] => (typed.match(/\d+/g) ?? []).map(Number);

/** Who signs, in which order, until when, and when they are reminded. */
export function SendDialog({ paper, onClose }: { paper: SignableDocument; onClose: () => void }) {
  const [signers, setSigners] = useState<ReturnType<typeof createSigner>[]>(() => [createSigner()]);
  const [turns, setTurns] = useState<'inTurn' | 'together'>('inTurn');
  const [message, setMessage] = useState('');
  const [days, setDays] = useState<number | string>(30);
  const [reminders, setReminders] = useState('3, 7, 14');
  const send = useCall(signingCalls.send, { says: t('We have sent the first emails.'), onDone: onClose });
  const findFieldError = (field: string): string | undefined => send.error?.fields[field]?.[0];
  return (
    <SharedModal
      opened
      title={t('Send for signature')}
      saveLabel={t('Send')}
      isSaving={send.isRunning}
      onCancel={onClose}
      onSave={() =>
        send.run({
          documentID: paper.id,
          turns,
          signers: signers.map(({ name, email, language }) => ({ name, email, language })),
          message: message || null,
          days: Number(days),
          remindAfter: parseDays(reminders),
        })
      }
    >
      <p>
        <strong>{paper.title}</strong>
      </p>
      <SignerRows signers={signers} onChange={(next) => setSigners([...next])} errorOf={findFieldError} />
      <Radio.Group
        label={t('Signing order')}
        value={turns}
        onChange={(value) => setTurns(value === 'together' ? 'together' : 'inTurn')}
      >
        <Radio
          value="inTurn"
          label={t('One after the other: we ask each signer once the previous one has signed')}
          mt={4}
        />
        <Radio value="together" label={t('All at once')} mt={4} />
      </Radio.Group>
      <Textarea
        label={t('Message in the email')}
        mt="sm"
        autosize
        minRows={2}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className={styles.two}>
        <NumberInput
          label={t('Days until the links expire')}
          min={1}
          max={90}
          value={days}
          error={findFieldError('days')}
          onChange={setDays}
        />
        <TextInput
          label={t('Days before we send a reminder')}
          value={reminders}
          error={
            send.error && Object.entries(send.error.fields).find(([name]) => name.startsWith('remindAfter'))?.[1]?.[0]
          }
          onChange={(event) => setReminders(event.currentTarget.value)}
        />
      </div>
    </SharedModal>
  );
}
