import { claims } from '@boedel/contract/claims/claim.record';
import { isOut, isProved } from '@boedel/domain/claims/claim-status';
import { readClaimAmount } from '@boedel/domain/claims/estate-of-claims';
import { refuse } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import { checkClaimValues, readSurroundings } from './claim-surroundings';
import { toCapturedClaim, claimStore } from './claims.store';

export const claimKit = createMatterRecordKit(claims, {
  check: async (values, { tx, matter, today, before }) =>
    checkClaimValues(values, await readSurroundings(tx, matter.id, today, [values]), before),
  apart: {
    read: (ids, tx) => claimStore(tx).partsOf(ids),
    save: (id, values, { tx, matter }) => claimStore(tx).replaceParts(matter.id, id, values),
  },
  remove: ({ status }) =>
    isProved(status)
      ? refuse(
          'id',
          'A proved claim stays on record. Let it be withdrawn, or expunged by the Master.',
          'Insolvency Act s 45, s 51',
        )
      : undefined,
  after: async ({ after }, { tx, matter }) => {
    if (after?.creditorID) await claimStore(tx).linkCreditors(matter.id, [after.creditorID]);
  },
  adds: async (rows, { tx }) => {
    const named = await claimStore(tx).creditorsNamed(rows.flatMap(({ creditorID }) => creditorID ?? []));
    return rows.map((row) => {
      const creditor = row.creditorID === null ? undefined : named.get(row.creditorID);
      return {
        creditorName: creditor?.name ?? '',
        creditorReference: row.reference ?? creditor?.reference ?? null,
        standsFor: isOut(row.status)
          ? nil
          : readClaimAmount(toCapturedClaim('', '', { ...row, securedBy: [], amounts: [] })),
        isProved: isProved(row.status),
        isOut: isOut(row.status),
      };
    });
  },
});
