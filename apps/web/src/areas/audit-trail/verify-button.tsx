import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { Button, CopyButton } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import styles from './audit-trail.module.css';

type Report = WireAnswer<typeof auditTrailCalls.verify>;

/** Recomputes the chain and says in words what was found. */
export function VerifyButton() {
  const [report, setReport] = useState<Report>();
  const verify = useCall(auditTrailCalls.verify, { onDone: setReport });
  return (
    <>
      <Protected call={auditTrailCalls.verify}>
        <Button variant="default" loading={verify.isRunning} onClick={() => verify.run(undefined)}>
          {t('Verify')}
        </Button>
      </Protected>
      {report && (
        <SharedModal
          opened
          size="md"
          title={report.broken ? t('The trail was tampered with') : t('The trail is whole')}
          cancelLabel={t('Close')}
          onCancel={() => setReport(undefined)}
        >
          <p style={{ marginTop: 0 }}>
            {report.broken
              ? t('{count} entries are as they were written. Entry {entry} is not: {why}.', {
                  count: report.links,
                  entry: report.broken.entryID,
                  why: report.broken.why,
                })
              : t('All {count} entries are as they were written, none changed and none taken out.', {
                  count: report.links,
                })}
          </p>
          {report.unlinked > 0 && (
            <p>{t('{count} of the last minute are still to be joined to the chain.', { count: report.unlinked })}</p>
          )}
          {t('Note this seal; later it proves that the end was not cut off:')}
          <code className={styles.seal}>{report.head}</code>
          <CopyButton value={report.head}>
            {({ copied, copy }) => (
              <Button variant="default" size="compact-sm" onClick={copy}>
                {copied ? t('Copied') : t('Copy the seal')}
              </Button>
            )}
          </CopyButton>
        </SharedModal>
      )}
    </>
  );
}
