import { type RefusalError, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { isBeneficiary } from '../family/people.store';

/** What a trust earns for somebody, pays for them or gives them goes to a beneficiary alone. */
export const refuseNonBeneficiary = async (tx: Tx, partyId: number | null): Promise<RefusalError | undefined> =>
  partyId === null || (await isBeneficiary(tx, partyId))
    ? undefined
    : refuse('beneficiaryID', 'Only a beneficiary of the trust takes from it. Capture them under Beneficiaries first.');
