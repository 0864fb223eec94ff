import { meetingMailCalls } from '@boedel/contract/meetings/meeting-mail.calls';
import { Checkbox, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { WarnBox } from '../../ui/warn-box';

interface NotifyDialogProps {
  readonly meetingID: number;
  /** A meeting of trustees is told to them alone. */
  readonly onlyTrustees?: boolean;
  readonly papers: readonly { readonly id: number; readonly title: string }[];
  readonly onClose: () => void;
}

/** The notice of a meeting by mail, to every known creditor or to those who administer the matter. */
export function TellDialog({ meetingID, onlyTrustees = false, papers, onClose }: NotifyDialogProps) {
  const [to, setTo] = useState<'creditors' | 'trustees'>(onlyTrustees ? 'trustees' : 'creditors');
  const [message, setMessage] = useState('');
  const [attached, setAttached] = useState<readonly string[]>([]);
  const [told, setTold] = useState<{ sent: number; withoutAddress: readonly string[] }>();
  const email = useCall(meetingMailCalls.email, {
    onDone: (answer) => (answer.withoutAddress.length === 0 ? onClose() : setTold(answer)),
    says: t('Notice queued for sending.'),
  });
  const documentIDs = attached.map(Number);
  return (
    <SharedModal
      opened
      title={t('Email notice')}
      isSaving={email.isRunning}
      saveLabel={t('Send')}
      saveDisabled={told !== undefined}
      onCancel={onClose}
      hasUnsaved={message !== '' && told === undefined}
      onSave={() => email.run({ meetingID, to, documentIDs, message: message.trim() || null })}
    >
      <Stack gap="sm">
        {!onlyTrustees && (
          <SegmentedControl
            aria-label={t('Recipients')}
            value={to}
            onChange={setTo}
            data={[
              { value: 'creditors', label: t('Every known creditor') },
              { value: 'trustees', label: t('People who administer the matter') },
            ]}
          />
        )}
        {email.error?.fields['to']?.map((sentence) => (
          <WarnBox key={sentence}>{sentence}</WarnBox>
        ))}
        <Textarea
          label={t('Your own line')}
          autosize
          minRows={2}
          maxLength={1000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {papers.length > 0 && (
          <Checkbox.Group label={t('Papers that go with it')} value={[...attached]} onChange={setAttached}>
            {papers.slice(0, 20).map(({ id, title }) => (
              <Checkbox key={id} mt={6} value={String(id)} label={title} />
            ))}
          </Checkbox.Group>
        )}
        {told && (
          <WarnBox>
            {t('Sent to {count}. Notify these by post, as they have no email address: {names}.', {
              count: told.sent,
              names: told.withoutAddress.join(', '),
            })}
          </WarnBox>
        )}
      </Stack>
    </SharedModal>
  );
}
