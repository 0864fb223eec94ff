import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { useRead } from '../../client/hooks';
import { markPhrase } from '../../i18n/t';
import { RecordTrail } from '../../ui/record-trail';

const actionLabels: Readonly<Record<string, string>> = {
  'creditorclaim.added': markPhrase('Added'),
  'creditorclaim.changed': markPhrase('Changed'),
  'creditorclaim.form.accepted': markPhrase('Taken up as the creditor sent it'),
  'creditorclaim.nominationForm.uploaded': markPhrase('Nomination form came in'),
  'creditorclaim.courtClaimForm.uploaded': markPhrase('Court claim form came in'),
  'creditorclaim.courtOrder.uploaded': markPhrase('Court order came in'),
  'creditorclaim.certificateOfAppointment.uploaded': markPhrase('Certificate of appointment came in'),
};

/** The last steps about a claim. */
export function ClaimTrail({ claimID }: { claimID: number }) {
  const read = useRead(claimCalls.getAuditTrail, { claimID, take: 50 });
  return <RecordTrail read={read} words={actionLabels} />;
}
