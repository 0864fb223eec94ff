import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { useRead } from '../../client/hooks';
import { markPhrase } from '../../i18n/t';
import { RecordTrail } from '../../ui/record-trail';

const actionLabels: Readonly<Record<string, string>> = {
  'creditorclaim.added': markPhrase('Added'),
  'creditorclaim.changed': markPhrase('Changed'),
  'creditorclaim.form.accepted': markPhrase('Recorded as sent by the creditor'),
  'creditorclaim.nominationForm.uploaded': markPhrase('Nomination form received'),
  'creditorclaim.courtClaimForm.uploaded': markPhrase('Court claim form received'),
  'creditorclaim.courtOrder.uploaded': markPhrase('Court order received'),
  'creditorclaim.certificateOfAppointment.uploaded': markPhrase('Certificate of appointment received'),
};

/** The last steps about a claim. */
export function ClaimTrail({ claimID }: { claimID: number }) {
  const read = useRead(claimCalls.getAuditTrail, { claimID, take: 50 });
  return <RecordTrail read={read} words={actionLabels} />;
}
