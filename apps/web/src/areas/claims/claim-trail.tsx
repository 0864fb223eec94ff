import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { useRead } from '../../client/hooks';
import { phrase } from '../../i18n/t';
import { RecordTrail } from '../../ui/record-trail';

const actionWords: Readonly<Record<string, string>> = {
  'creditorclaim.added': phrase('Added'),
  'creditorclaim.changed': phrase('Changed'),
  'creditorclaim.form.accepted': phrase('Taken up as the creditor sent it'),
  'creditorclaim.nominationForm.uploaded': phrase('Nomination form came in'),
  'creditorclaim.courtClaimForm.uploaded': phrase('Court claim form came in'),
  'creditorclaim.courtOrder.uploaded': phrase('Court order came in'),
  'creditorclaim.certificateOfAppointment.uploaded': phrase('Certificate of appointment came in'),
};

/** The last steps about a claim. */
export function ClaimTrail({ claimID }: { claimID: number }) {
  const read = useRead(claimCalls.getAuditTrail, { claimID, take: 50 });
  return <RecordTrail read={read} words={actionWords} />;
}
