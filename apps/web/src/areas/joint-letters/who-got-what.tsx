import type { WireAnswer } from '@boedel/contract/call';
import { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { Button, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { StatusBadge, type BadgeTone } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import many from '../../ui/to-many.module.css';
import styles from './joint-letters.module.css';

type LetterOutcomeRecipient = WireAnswer<typeof jointLetterCalls.getbyid>['recipients'][number];

/** What became of one recipient's letter, as a word. */
function describeOutcome(
  { state, mailState, email }: LetterOutcomeRecipient,
  isMailed: boolean,
): readonly [BadgeTone, string] {
  if (state === 'waiting') return ['info', t('waiting')];
  if (state === 'failed') return ['bad', t('not made')];
  if (mailState === 'dead') return ['bad', t('not delivered')];
  if (mailState === 'sent') return ['good', t('sent')];
  if (mailState === 'queued') return ['info', t('waiting to be sent')];
  return isMailed && email === null ? ['warn', t('to print')] : ['good', t('filed')];
}

const isInHand = ({ state, recipients }: WireAnswer<typeof jointLetterCalls.getbyid>): number | false =>
  (state === 'waiting' || recipients.some(({ mailState }) => mailState === 'queued')) && 1000;

/** How far it is, and who got what. */
export function WhoGotWhat({ id, onBack }: { id: number; onBack: () => void }) {
  const read = useRead(jointLetterCalls.getbyid, { id }, { quiet: true, again: isInHand });
  return (
    <Loaded read={read}>
      {(letter) => {
        const columns: readonly ListColumn<LetterOutcomeRecipient>[] = [
          { key: 'name', title: markPhrase('Recipient'), strong: true, wraps: true },
          {
            key: 'matters',
            title: markPhrase('Matters'),
            sortable: false,
            render: ({ matters }) => (
              <details className={styles.matters}>
                <summary>
                  {matters.length === 1 ? t('1 matter') : t('{count} matters', { count: matters.length })}
                </summary>
                <ul>
                  {matters.map(({ matterID, reference, matter }) => (
                    <li key={matterID}>
                      <Link to={paths.matter.documents({ id: matterID })}>{`${reference} ${matter}`}</Link>
                    </li>
                  ))}
                </ul>
              </details>
            ),
          },
          { key: 'enclosed', title: markPhrase('Enclosed'), kind: 'number' },
          {
            key: 'state',
            title: markPhrase('State'),
            render: (recipient) => {
              const [tone, word] = describeOutcome(recipient, letter.isMailed);
              return (
                <span className={many.became}>
                  <StatusBadge tone={tone}>{word}</StatusBadge>
                  <small>
                    {recipient.fault ? translate(recipient.fault) : (recipient.mailError ?? recipient.email)}
                  </small>
                </span>
              );
            },
          },
          {
            key: 'id',
            title: markPhrase('Document file'),
            sortable: false,
            render: ({ id: recipientID, name, state }) =>
              state === 'made' && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('Open letter to {name}', { name })}
                  onClick={() =>
                    void download(jointLetterCalls.downloadletter, { query: { recipientID } }).catch(() => undefined)
                  }
                >
                  {t('Open')}
                </Button>
              ),
          },
        ];
        const { total, done, failed } = letter;
        return (
          <>
            <PageTitle
              title={letter.subject}
              about={t('{done} of {total} created, {failed} failed.', { done, total, failed })}
            >
              <Button variant="default" onClick={onBack}>
                {t('All letters')}
              </Button>
            </PageTitle>
            {letter.state === 'waiting' && (
              <Progress mb="sm" value={((done + failed) / Math.max(1, total)) * 100} aria-label={t('Progress')} />
            )}
            <ListTable
              label={t('Recipients')}
              rows={letter.recipients}
              columns={columns}
              rowKey={({ id: recipient }) => recipient}
            />
          </>
        );
      }}
    </Loaded>
  );
}
