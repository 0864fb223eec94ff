import { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useCall } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import type { FamilyAnswer } from './reviewed';
import styles from './review.module.css';

const states = {
  given: { tone: 'warn', words: markPhrase('To decide') },
  accepted: { tone: 'good', words: markPhrase('Accepted') },
  refused: { tone: 'bad', words: markPhrase('Sent back') },
} as const;

/** One answer beside what the matter holds, and the decision on it. */
export function AnswerCard({ answer }: { answer: FamilyAnswer }) {
  const { id: itemID, version, state, rows, into, reason, decidedBy, decidedAt, fileName } = answer;
  const [isRefusing, setIsRefusing] = useState(false);
  const accept = useCall(familyIntakeCalls.accept, { says: t('Added to the matter.') });
  const sendBack = useCall(familyIntakeCalls.refuse, { onDone: () => setIsRefusing(false) });
  const name = translate(answer.name);
  const { tone, words } = states[state];
  const decideAnswer = (asNew: boolean) => accept.run({ itemID, version, asNew });
  return (
    <article className={styles.answer} aria-label={name}>
      <header>
        <strong>{name}</strong>
        <StatusBadge tone={tone}>{t(words)}</StatusBadge>
        {decidedBy && decidedAt && (
          <small>
            {decidedBy} · {formatDateTime(decidedAt).slice(0, 16)}
          </small>
        )}
      </header>
      {reason && <p className={styles.reason}>{reason}</p>}
      {fileName && (
        <p>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void download(familyIntakeCalls.file, { query: { itemID } }, { newTab: true })}
          >
            {t('Check {name}', { name: fileName })}
          </Button>
        </p>
      )}
      {state !== 'accepted' && rows.length > 0 && (
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">{t('Question')}</th>
              <th scope="col">{t('The family’s answer')}</th>
              <th scope="col">{t('In the matter')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, given, held, isSame }) => (
              <tr key={label} data-same={isSame || undefined}>
                <th scope="row">{t(label)}</th>
                <td>{given ? translate(given) : '–'}</td>
                <td>{held ? translate(held) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {state === 'given' && (
        <div className={styles.acts}>
          <OnlyCapture>
            <Button
              size="compact-sm"
              loading={accept.isRunning}
              aria-label={into ? t('Accept into {into}: {name}', { into, name }) : t('Accept {name}', { name })}
              onClick={() => decideAnswer(false)}
            >
              {into ? t('Accept into {name}', { name: into }) : t('Accept')}
            </Button>
          </OnlyCapture>
          {into && answer.kind !== 'deceased' && answer.kind !== 'will' && (
            <OnlyCapture hide>
              <Button
                size="compact-sm"
                variant="default"
                disabled={accept.isRunning}
                onClick={() => decideAnswer(true)}
              >
                {t('Accept as new record')}
              </Button>
            </OnlyCapture>
          )}
          <OnlyCapture hide>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('Send back: {name}', { name })}
              onClick={() => setIsRefusing(true)}
            >
              {t('Send back…')}
            </Button>
          </OnlyCapture>
        </div>
      )}
      {isRefusing && (
        <ReasonDialog
          title={t('Send back: {name}', { name })}
          label={t('What the family should do')}
          confirmLabel={t('Send back')}
          call={sendBack}
          onConfirm={(why) => sendBack.run({ itemID, version, reason: why })}
          onCancel={() => setIsRefusing(false)}
        >
          <p>{t('The family sees this on their page and receives it by email.')}</p>
        </ReasonDialog>
      )}
    </article>
  );
}
