import { creditorLinkCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button, MultiSelect, NumberInput, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './claims.module.css';

/** The links a creditor was sent to the own page, and the way to send one. */
export function CreditorLinks({ creditorID, email }: { creditorID: number; email: string }) {
  const { id: matterID } = useMatter();
  const [isOpen, setOpen] = useState(false);
  const read = useRead(creditorLinkCalls.getLinks, { matterID }, { quiet: true });
  const end = useCall(creditorLinkCalls.endLink, { says: t('Link withdrawn.') });
  return (
    <PeopleSection
      title={t('Page of the creditor')}
      about={t('By link: own claim, papers you share, meetings and dividend; sends a claim.')}
      actions={
        <OnlyCapture>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconSend size={14} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('Send link')}
          </Button>
        </OnlyCapture>
      }
    >
      <Loaded read={read}>
        {({ links }) => {
          const own = links.filter((link) => link.creditorID === creditorID);
          if (own.length === 0) return <Nobody sentence={t('No links sent yet.')} />;
          return (
            <ul className={styles.links}>
              {own.map((link) => (
                <li key={link.id}>
                  <span>
                    {link.email}
                    <small>
                      {t('sent {day}, until {end}', {
                        day: formatDate(link.madeAt.slice(0, 10)),
                        end: formatDate(link.endsAt.slice(0, 10)),
                      })}
                    </small>
                  </span>
                  <StatusBadge tone={!link.isOpen ? 'off' : link.openedAt ? 'good' : 'warn'}>
                    {!link.isOpen ? t('Ended') : link.openedAt ? t('Opened') : t('Not opened yet')}
                  </StatusBadge>
                  {link.isOpen && (
                    <OnlyCapture>
                      <Button size="compact-xs" variant="subtle" onClick={() => end.run({ id: link.id })}>
                        {t('Take back')}
                      </Button>
                    </OnlyCapture>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {isOpen && <SendLink creditorID={creditorID} email={email} onClose={() => setOpen(false)} />}
    </PeopleSection>
  );
}

function SendLink({ creditorID, email, onClose }: { creditorID: number; email: string; onClose: () => void }) {
  const { id: matterID } = useMatter();
  const [to, setTo] = useState(email);
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const [days, setDays] = useState(60);
  const [message, setMessage] = useState('');
  const [papers, setPapers] = useState<string[]>([]);
  const documents = useRead(documentCalls.getbymatterid, { matterID, latestOnly: 'true' }, { quiet: true });
  const send = useCall(creditorLinkCalls.sendLink, { says: t('Link sent.'), onDone: onClose });
  const shared = (documents.data?.rows ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <SharedModal
      opened
      title={t('Send link')}
      saveLabel={t('Send link')}
      saveDisabled={to.trim() === ''}
      isSaving={send.isRunning}
      onCancel={onClose}
      onSave={() =>
        send.run({
          matterID,
          creditorID,
          email: to.trim(),
          language: spoken,
          days,
          message: message.trim() || null,
          documentIDs: papers.map(Number),
        })
      }
    >
      <div className={styles.sending}>
        <TextInput
          label={t('Email')}
          type="email"
          required
          error={send.error?.fields['email']?.[0]}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <SegmentedControl
          value={spoken}
          onChange={(value) => setSpoken(value)}
          data={[
            { value: 'en', label: 'English' },
            { value: 'af', label: 'Afrikaans' },
          ]}
        />
        <NumberInput
          label={t('Valid for (days)')}
          error={send.error?.fields['days']?.[0]}
          min={1}
          max={180}
          allowDecimal={false}
          value={days}
          onChange={(value) => setDays(Number(value) || 60)}
        />
        <MultiSelect
          label={t('Documents to share')}
          data={shared}
          value={papers}
          onChange={setPapers}
          searchable
          clearable
        />
        <Textarea
          label={t('Your own line')}
          maxLength={1000}
          autosize
          minRows={2}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </div>
    </SharedModal>
  );
}
