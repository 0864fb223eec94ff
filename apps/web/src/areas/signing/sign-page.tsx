import type { WireAnswer } from '@boedel/contract/call';
import { outsideSigningCalls } from '@boedel/contract/signing/signing.calls';
import { consent } from '@boedel/domain/signing/consent';
import { Button, Checkbox, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../client/errors';
import { useCall, useRead } from '../../client/hooks';
import { exchangeCall } from '../../client/send';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { Loaded } from '../../ui/states';
import { PaperPages } from './paper-pages';
import { SignaturePad, type PadStrokes } from './signature-pad';
import styles from './signing.module.css';

type OutsideSigning = WireAnswer<typeof outsideSigningCalls.read>;

const usePaper = () =>
  useQuery<ArrayBuffer, CallError>({
    queryKey: [outsideSigningCalls.paper.path],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const response = await exchangeCall(outsideSigningCalls.paper, {}, { signal, quiet: true, silent: true });
      if (!response.ok)
        throw new CallError(t('We cannot show this document here. Download it to read it.'), response.status);
      return response.arrayBuffer();
    },
  });

/** What a signer comes to by the link that was mailed: the paper, then their signature. */
export function SignPaper({ reader }: { reader: string }) {
  const [answer, setAnswer] = useState<'signed' | 'declined' | null>(null);
  const read = useRead(outsideSigningCalls.read, undefined, { quiet: true, enabled: answer === null });
  if (answer === 'signed') {
    return (
      <output className={styles.done}>
        <h1>{t('Thank you. You have signed the document')}</h1>
        <p>{t('We will email you a copy when everyone has signed. You may close this page.')}</p>
      </output>
    );
  }
  if (answer === 'declined') {
    return (
      <output className={styles.done}>
        <h1>{t('You declined to sign')}</h1>
        <p>{t('We have told the sender, with your reason. You may close this page.')}</p>
      </output>
    );
  }
  return <Loaded read={read}>{(asked) => <Signing asked={asked} reader={reader} onAnswer={setAnswer} />}</Loaded>;
}

interface SigningPageProps {
  readonly asked: OutsideSigning;
  readonly reader: string;
  readonly onAnswer: (answer: 'signed' | 'declined') => void;
}

function Signing({ asked, reader, onAnswer }: SigningPageProps) {
  const paper = usePaper();
  const [isShown, setShown] = useState(false);
  const others = asked.signers.filter(({ isYou }) => !isYou);
  return (
    <>
      <h1>{asked.title}</h1>
      <p>{t('Dear {name}, please read this document and sign it below.', { name: reader })}</p>
      {asked.message && <blockquote className={styles.message}>{asked.message}</blockquote>}
      {others.length > 0 && (
        <p className={styles.soft}>
          {t('Other signers:')}{' '}
          {others.map(({ name, hasSigned }) => (hasSigned ? `${name} (${t('signed')})` : name)).join(', ')}
        </p>
      )}
      <Loaded read={paper}>{(bytes) => <PaperPages bytes={bytes} onShown={() => setShown(true)} />}</Loaded>
      {paper.data && <SignBelow asked={asked} reader={reader} isShown={isShown} onAnswer={onAnswer} />}
    </>
  );
}

function SignBelow({ asked, reader, isShown, onAnswer }: SigningPageProps & { isShown: boolean }) {
  const [way, setWay] = useState<'typed' | 'drawn'>('typed');
  const [typed, setTyped] = useState(reader);
  const [strokes, setStrokes] = useState<PadStrokes>([]);
  const [agrees, setAgrees] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const sign = useCall(outsideSigningCalls.sign, { onDone: () => onAnswer('signed') });
  const given = way === 'typed' ? typed.trim().length > 1 : strokes.some(({ length }) => length > 3);
  if (isDeclining) return <Decline onAnswer={onAnswer} onBack={() => setDeclining(false)} />;
  return (
    <section className={styles.below} aria-label={t('Your signature')}>
      <h2>{t('Your signature')}</h2>
      <SegmentedControl
        aria-label={t('How you sign')}
        value={way}
        data={[
          { value: 'typed', label: t('Type it') },
          { value: 'drawn', label: t('Draw it') },
        ]}
        onChange={(value) => setWay(value === 'drawn' ? 'drawn' : 'typed')}
      />
      {way === 'typed' ? (
        <>
          <TextInput
            label={t('Your full name')}
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p className={styles.typed} aria-hidden>
            {typed}
          </p>
        </>
      ) : (
        <>
          <SignaturePad strokes={strokes} onChange={setStrokes} />
          <Button size="compact-sm" variant="default" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
            {t('Start again')}
          </Button>
        </>
      )}
      <Checkbox
        mt="md"
        label={t(consent)}
        checked={agrees}
        onChange={(event) => setAgrees(event.currentTarget.checked)}
      />
      <div className={styles.acts}>
        <Button
          size="md"
          disabled={!agrees || !given || !isShown}
          loading={sign.isRunning}
          onClick={() =>
            sign.run({
              sha256: asked.sha256,
              signature:
                way === 'typed' ? { typed } : { drawn: strokes.map((stroke) => stroke.map(([x, y]) => [x, y])) },
              consents: true,
              language: getLanguage() === 'af' ? 'af' : 'en',
            })
          }
        >
          {t('Sign')}
        </Button>
        <Button size="md" variant="default" onClick={() => setDeclining(true)}>
          {t('Decline to sign')}
        </Button>
      </div>
      <p className={styles.soft}>
        {t(
          'When you sign, we record the date and time, your internet address and this fingerprint (hash) of the document:',
        )}{' '}
        <code>{asked.sha256.slice(0, 16)}…</code>
      </p>
    </section>
  );
}

function Decline({ onAnswer, onBack }: { onAnswer: SigningPageProps['onAnswer']; onBack: () => void }) {
  const [reason, setReason] = useState('');
  const decline = useCall(outsideSigningCalls.decline, { onDone: () => onAnswer('declined') });
  return (
    <section className={styles.below} aria-label={t('Decline to sign')}>
      <h2>{t('Decline to sign')}</h2>
      <Textarea
        label={t('Why do you not want to sign?')}
        withAsterisk
        autosize
        minRows={3}
        maxLength={1000}
        value={reason}
        error={decline.error?.fields['reason']?.[0]}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button
          size="md"
          color="red.9"
          disabled={!reason.trim()}
          loading={decline.isRunning}
          onClick={() => decline.run({ reason })}
        >
          {t('Send answer')}
        </Button>
        <Button size="md" variant="default" onClick={onBack}>
          {t('Back')}
        </Button>
      </div>
    </section>
  );
}
