import type { WireAnswer } from '@boedel/contract/call';
import { bucketCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { Button, Progress } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';

type BucketCopy = WireAnswer<typeof bucketCalls.getBucketCopies>['copies'][number];
type BucketCopyAnswerRow = BucketCopy['rows'][number];

const columns: readonly ListColumn<BucketCopyAnswerRow>[] = [
  { key: 'title', title: markPhrase('Document'), strong: true, wraps: true },
  { key: 'key', title: markPhrase('Lies in the bucket as'), long: true },
  {
    key: 'fault',
    title: markPhrase('Copy'),
    value: ({ fault, wasThere }) => (fault ? 'c' : wasThere ? 'b' : 'a'),
    render: ({ fault, wasThere }) =>
      fault ? (
        <>
          <StatusBadge tone="bad">{t('not copied')}</StatusBadge> {translate(fault)}
        </>
      ) : (
        <StatusBadge tone="good">{wasThere ? t('already copied') : t('copied')}</StatusBadge>
      ),
  },
];

/** All documents of the matter in the firm's own bucket, with what became of each. */
export function BucketCopies() {
  const { id: matterID } = useMatter();
  const read = useRead(
    bucketCalls.getBucketCopies,
    { matterID },
    { quiet: true, again: ({ copies }) => copies.some(({ state }) => state === 'waiting') && 1000 },
  );
  const isInHand = read.data?.copies.some(({ state }) => state === 'waiting') ?? false;
  const copy = useCall(bucketCalls.uploadAllDocumentsToS3Bucket, { onDone: () => void read.refetch() });
  return (
    <>
      <PageTitle title={t('Copies')} about={t('All versions of all documents, in the firm’s bucket.')}>
        {read.data?.hasBucket && (
          <OnlyCapture needs="documents">
            <Button loading={copy.isRunning || isInHand} onClick={() => copy.run({ matterID })}>
              {t('Copy all documents')}
            </Button>
          </OnlyCapture>
        )}
      </PageTitle>
      <Loaded read={read}>
        {({ hasBucket, copies: [latest] }) =>
          latest ? (
            <Report copy={latest} />
          ) : (
            <Empty
              sentence={
                hasBucket
                  ? t('Nothing copied yet.')
                  : t('The firm has no bucket yet. An administrator sets it in the organisation settings.')
              }
            />
          )
        }
      </Loaded>
    </>
  );
}

function Report({ copy: { bucket, state, total, copied, failed, rows, by, createdAt } }: { copy: BucketCopy }) {
  return (
    <section aria-label={t('Report')} aria-live="polite">
      <p>
        {t('{copied} of {total} copied into {bucket}, {failed} not. Asked for by {by} on {day}.', {
          copied,
          total,
          bucket,
          failed,
          by,
          day: formatDate(createdAt),
        })}
      </p>
      {state === 'waiting' && (
        <Progress mb="sm" value={((copied + failed) / Math.max(1, total)) * 100} aria-label={t('Progress')} />
      )}
      <ListTable label={t('Report')} rows={rows} columns={columns} rowKey={({ documentID }) => documentID} />
    </section>
  );
}
