import { partyFields } from '@boedel/contract/parties/party.fields';
import type { AnswerOf } from '@boedel/contract/call';
import type { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { listName } from '@boedel/domain/parties/party-name';
import { checkCapacity } from '@boedel/domain/trustees/capacity';
import { readFieldValues } from '../../platform/record/record-table';
import { toTrustee, type GlobalTrusteeRow, globalTrustees, type TrusteeWithParty } from './trustee.store';

export type TrusteeView = AnswerOf<typeof trusteeCalls.GetTrustee>;

export function presentTrustee(one: TrusteeWithParty, today: LocalDate): TrusteeView {
  const { party, trustee } = one;
  const known = toTrustee(one);
  const { may, why, section } = checkCapacity(known, today);
  const shown = {
    id: party.id,
    matterID: party.matter_id,
    ...readFieldValues(partyFields, party),
    listName: listName({ kind: party.kind, firstNames: party.first_names, surname: party.surname }),
    globalID: party.directory_kind === globalTrustees ? party.directory_id : null,
    knownID: party.known_id,
    trusteeKind: known.kind,
    nominee: trustee.nominee,
    acceptedDate: trustee.accepted_on,
    disqualifications: trustee.disqualifications,
    independence: trustee.independence,
    checkedDate: trustee.checked_on,
    status: known.status,
    authorisedDate: trustee.authorised_on,
    letterSignedDate: trustee.letter_signed_on,
    beneficiariesToldDate: trustee.beneficiaries_told_on,
    masterReceivedDate: trustee.master_received_on,
    lettersAmendedDate: trustee.letters_amended_on,
    endedDate: trustee.ended_on,
    maySign: { may, why: { ...why, section } },
    version: party.version,
  };
  // The row's words were checked by the same schema on their way in.
  return shown as unknown as TrusteeView;
}

export const presentGlobalTrustee = (
  row: GlobalTrusteeRow,
): AnswerOf<typeof trusteeCalls.GetAvailableGlobalTrustees>[number] => ({
  id: row.id,
  name: row.name,
  idNumber: row.id_number,
  email: row.email,
  phone: row.phone,
  isIndependent: row.is_independent,
  companyNumber: row.company_number,
});
