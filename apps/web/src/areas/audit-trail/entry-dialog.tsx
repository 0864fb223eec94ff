import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { download } from '../../client/download';
import { paths } from '../../client/paths';
import { phrase, t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { dateTimeText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { plainLink } from '../../ui/plain/plain';
import styles from './audit-trail.module.css';
import { type Entry, fieldsOf, spokenAction, spokenField, spokenValueOf } from './audit-trail.queries';

interface Line {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}
const columns: readonly Column<Line>[] = [
  { key: 'field', title: phrase('Field'), value: ({ label }) => label, strong: true, width: 200 },
  { key: 'before', title: phrase('Before'), render: ({ before }) => <span className={styles.value}>{before}</span> },
  { key: 'after', title: phrase('After'), render: ({ after }) => <span className={styles.value}>{after}</span> },
];

interface EntryDialogProps {
  readonly entry: Entry;
  readonly onHistory: (entry: Entry) => void;
  readonly onClose: () => void;
}

/** One entry: who, when, what it was and what it became, and why. */
export function EntryDialog({ entry, onHistory, onClose }: EntryDialogProps) {
  const lines = fieldsOf(entry).map((field) => ({
    field,
    label: spokenField(field, entry.entityType),
    before: spokenValueOf(entry.entityType, field, entry.before?.[field]),
    after: spokenValueOf(entry.entityType, field, entry.after?.[field]),
  }));
  return (
    <SharedModal
      opened
      size="xl"
      title={spokenAction(entry.action)}
      cancelLabel={t('Close')}
      onCancel={onClose}
      {...(entry.entityID !== null && {
        extra: { label: t('History of this record'), onClick: () => onHistory(entry) },
      })}
    >
      <dl className={styles.facts}>
        <dt>{t('Who')}</dt>
        <dd>{entry.person}</dd>
        <dt>{t('When')}</dt>
        <dd>{dateTimeText(entry.at)}</dd>
        {entry.matterID !== null && entry.matterReference && (
          <>
            <dt>{t('Matter')}</dt>
            <dd>
              <Link to={paths.matter.home({ id: entry.matterID })} className={plainLink}>
                {entry.matterReference}
              </Link>
            </dd>
          </>
        )}
        {entry.why && (
          <>
            <dt>{t('Why')}</dt>
            <dd>{entry.why}</dd>
          </>
        )}
      </dl>
      {lines.length === 0 ? (
        <p>{t('Nothing but that it happened was written down.')}</p>
      ) : (
        <ListTable label={t('What changed')} columns={columns} rows={lines} rowKey={({ field }) => field} />
      )}
      <div className={styles.proof}>
        <Protected call={auditTrailCalls.proof}>
          <Button
            variant="default"
            title={t('The file contains this entry in full, with its numbers unmasked.')}
            onClick={() => void download(auditTrailCalls.proof, { query: { id: entry.id } }).catch(() => undefined)}
          >
            {t('Download proof')}
          </Button>
        </Protected>
      </div>
    </SharedModal>
  );
}
