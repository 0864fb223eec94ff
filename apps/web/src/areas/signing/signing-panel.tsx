import { signingCalls } from '@boedel/contract/signing/signing.calls';
import { Button } from '@mantine/core';
import { IconSignature, IconUpload, IconWritingSign } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { translateSection, markPhrase, t, translate } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { useMatter } from '../../ui/the-matter';
import { InkDialog } from './ink-dialog';
import { SendDialog } from './send-dialog';
import {
  type SignableDocument,
  type SigningAnswer,
  describeSigningState,
  stateTones,
  useSignings,
} from './signing.queries';
import styles from './signing.module.css';

/** As far as signing goes, what a filed paper is. */
/** On a paper's page: sends it to be signed, and shows how far that is. */
export function SigningPanel({ paper }: { paper: SignableDocument }) {
  const { id: matterID } = useMatter();
  const signings = useSignings(matterID);
  const way = useRead(signingCalls.getWay, { documentID: paper.id }, { quiet: true });
  const [asking, setAsking] = useState<'link' | 'ink' | null>(null);
  const own = (signings.data ?? []).filter(({ documentID, resultID }) => [documentID, resultID].includes(paper.id));
  const isOut = own.some(({ state, documentID }) => state === 'open' && documentID === paper.id);
  if (!way.data || (paper.isReplaced && own.length === 0)) return null;
  const { wetInk } = way.data;
  const mayBeLinked = !wetInk && paper.contentType === 'application/pdf';
  return (
    <section aria-label={t('Signing')} className={styles.panel}>
      <h3>{t('Signing')}</h3>
      {own.map((signing) => (
        <OneSigning key={signing.id} signing={signing} />
      ))}
      {wetInk && (
        <p className={styles.soft}>
          {translate(wetInk.why)} <cite>{translateSection(wetInk.section)}</cite>
        </p>
      )}
      {!paper.isReplaced && !isOut && (
        <div className={styles.acts}>
          {mayBeLinked && (
            <OnlyCapture needs="documents">
              <Button
                size="compact-sm"
                leftSection={<IconSignature size={16} aria-hidden />}
                onClick={() => setAsking('link')}
              >
                {t('Send for signature')}
              </Button>
            </OnlyCapture>
          )}
          <OnlyCapture needs="documents">
            <Button
              size="compact-sm"
              variant={mayBeLinked ? 'subtle' : 'default'}
              leftSection={<IconWritingSign size={16} aria-hidden />}
              onClick={() => setAsking('ink')}
            >
              {t('Sent for signature in ink')}
            </Button>
          </OnlyCapture>
        </div>
      )}
      {asking === 'link' && <SendDialog paper={paper} onClose={() => setAsking(null)} />}
      {asking === 'ink' && <InkDialog paper={paper} onClose={() => setAsking(null)} />}
    </section>
  );
}

const signerStateLabels: Readonly<Record<SigningAnswer['signers'][number]['state'], string>> = {
  waiting: markPhrase('not asked yet'),
  asked: markPhrase('asked'),
  signed: markPhrase('signed'),
  declined: markPhrase('declined'),
};

function SignerLine({ signing, signer }: { signing: SigningAnswer; signer: SigningAnswer['signers'][number] }) {
  const remind = useCall(signingCalls.remind, { says: t('New link sent to {name}.', { name: signer.name }) });
  const when = signer.answeredAt ?? signer.openedAt ?? signer.askedAt;
  const isOpened = signer.state === 'asked' && signer.openedAt !== null;
  return (
    <li>
      <span>
        <strong>{signer.name}</strong>
        <small>
          {[
            signer.email,
            isOpened ? t('opened') : t(signerStateLabels[signer.state]),
            when && formatDateTime(when).slice(0, 16),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {signer.reason && <small>{signer.reason}</small>}
      </span>
      {signing.state === 'open' && signing.way === 'link' && signer.state === 'asked' && (
        <OnlyCapture needs="documents" hide>
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={t('Remind {name}', { name: signer.name })}
            loading={remind.isRunning}
            onClick={() => remind.run({ signerID: signer.id })}
          >
            {t('Remind')}
          </Button>
        </OnlyCapture>
      )}
    </li>
  );
}

function OneSigning({ signing }: { signing: SigningAnswer }) {
  const [isTakingBack, setTakingBack] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const cancel = useCall(signingCalls.cancel, { says: t('It was taken back.'), onDone: () => setTakingBack(false) });
  const scan = useCall(signingCalls.scanBack, { says: t('Scan filed as the next version.') });
  const isOpen = signing.state === 'open';
  return (
    <div className={styles.one}>
      <p>
        <StatusBadge tone={stateTones[signing.state]}>{describeSigningState(signing)}</StatusBadge>{' '}
        <small>
          {signing.way === 'ink'
            ? t('by hand')
            : signing.turns === 'inTurn'
              ? t('one after the other')
              : t('all at once')}
          {' · '}
          {signing.by}, {formatDateTime(signing.createdAt).slice(0, 16)}
          {isOpen && signing.endsAt && ` · ${t('until {day}', { day: signing.endsAt.slice(0, 10) })}`}
        </small>
      </p>
      {signing.reason && <p className={styles.soft}>{signing.reason}</p>}
      <ol className={styles.signers}>
        {signing.signers.map((signer) => (
          <SignerLine key={signer.id} signing={signing} signer={signer} />
        ))}
      </ol>
      {isOpen && (
        <div className={styles.acts}>
          {signing.way === 'ink' && (
            <OnlyCapture needs="documents" hide>
              <Button
                size="compact-sm"
                leftSection={<IconUpload size={16} aria-hidden />}
                loading={scan.isRunning}
                onClick={() => input.current?.click()}
              >
                {t('File signed scan')}
              </Button>
            </OnlyCapture>
          )}
          <OnlyCapture needs="documents" hide>
            <Button size="compact-sm" variant="default" onClick={() => setTakingBack(true)}>
              {t('Take back')}
            </Button>
          </OnlyCapture>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.png,.jpg,.jpeg"
        aria-label={t('File signed scan')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) scan.run({ id: signing.id }, { files: [file] });
        }}
      />
      {isTakingBack && (
        <ReasonDialog
          title={t('Withdraw document')}
          confirmLabel={t('Take back')}
          destructive
          call={cancel}
          onConfirm={(reason) => cancel.run({ id: signing.id, reason })}
          onCancel={() => setTakingBack(false)}
        >
          <p>{t('All links to this document will stop working. People who have already signed are not notified.')}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
