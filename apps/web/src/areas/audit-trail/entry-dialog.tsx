import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { download } from '../../client/download';
import { paths } from '../../client/paths';
import { markPhrase, t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { formatDateTime } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { plainLink } from '../../ui/plain/plain';
import styles from './audit-trail.module.css';
import {
  type TrailEntryAnswer,
  listFields,
  describeAction,
  describeField,
  describeFieldValue,
} from './audit-trail.queries';

interface AuditEntryLine {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}
const columns: readonly ListColumn<AuditEntryLine>[] = [
  { key: 'field', title: markPhrase('Field'), value: ({ label }) => label, strong: true, width: 200 },
  {
    key: 'before',
    title: markPhrase('Before'),
    render: ({ before }) => <span className={styles.value}>{before}</span>,
  },
  { key: 'after', title: markPhrase('After'), render: ({ after }) => <span className={styles.value}>{after}</span> },
];

interface AuditEntryDialogProps {
  readonly entry: TrailEntryAnswer;
  readonly onHistory: (entry: TrailEntryAnswer) => void;
  readonly onClose: () => void;
}

/** What the trail says where somebody changed a status without a reason. */
const noReason = markPhrase('No reason was given.');

/** One entry: who, when, what it was and what it became, and why. */
export function EntryDialog({ entry, onHistory, onClose }: AuditEntryDialogProps) {
  const lines = listFields(entry).map((field) => ({
    field,
    label: describeField(field, entry.entityType),
    before: describeFieldValue(entry.entityType, field, entry.before?.[field]),
    after: describeFieldValue(entry.entityType, field, entry.after?.[field]),
  }));
  return (
    <SharedModal
      opened
      size="xl"
      title={describeAction(entry.action)}
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
        <dd>{formatDateTime(entry.at)}</dd>
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
            <dd>{entry.why === noReason ? t(noReason) : entry.why}</dd>
          </>
        )}
      </dl>
      {lines.length === 0 ? (
        <p>{t('No further details recorded.')}</p>
      ) : (
        <ListTable label={t('What changed')} columns={columns} rows={lines} rowKey={({ field }) => field} />
      )}
      <div className={styles.proof}>
        <Protected call={auditTrailCalls.proof}>
          <Button
            variant="default"
            title={t('The file contains the full entry, with unmasked numbers.')}
            onClick={() => void download(auditTrailCalls.proof, { query: { id: entry.id } }).catch(() => undefined)}
          >
            {t('Download proof')}
          </Button>
        </Protected>
      </div>
    </SharedModal>
  );
}
