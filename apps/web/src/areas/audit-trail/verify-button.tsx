import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';

type ChainVerification = WireAnswer<typeof auditTrailCalls.verify>;

/** Recomputes the trail, compares it with every checkpoint and says what was found. */
export function VerifyButton() {
  const [report, setReport] = useState<ChainVerification>();
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
          title={report.faults.length > 0 ? t('The trail was tampered with') : t('The trail is whole')}
          cancelLabel={t('Close')}
          onCancel={() => setReport(undefined)}
        >
          {report.faults.length === 0 ? (
            <p style={{ marginTop: 0 }}>
              {t('All {count} entries are unchanged, and {checkpoints} checkpoints match.', {
                count: report.entries,
                checkpoints: report.checkpoints,
              })}
            </p>
          ) : (
            <ul style={{ marginTop: 0 }}>
              {report.faults.map(({ entryID, why }) => (
                <li key={`${entryID} ${why}`}>
                  {entryID === null ? why : t('Entry {entry}: {why}', { entry: entryID, why })}
                </li>
              ))}
            </ul>
          )}
          {report.unlinked > 0 && (
            <p>{t('{count} entries from the last minute are still being added.', { count: report.unlinked })}</p>
          )}
        </SharedModal>
      )}
    </>
  );
}
