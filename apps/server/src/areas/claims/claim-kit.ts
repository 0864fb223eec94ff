import { claims } from '@boedel/contract/claims/claim.record';
import { checkClaim, type ClaimContext, listClaimWarnings } from '@boedel/domain/claims/check-claim';
import { isOut, isProved, computeProvedSince } from '@boedel/domain/claims/claim-status';
import { readClaimAmount } from '@boedel/domain/claims/estate-of-claims';
import { computeForeignClaim } from '@boedel/domain/claims/foreign-claim';
import { collectRefusals, isRefused, refuse } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import { toCapturedClaim, claimStore } from './claims.store';
import { findConcursusDay } from './insolvent-facts.store';

export const claimKit = createMatterRecordKit(claims, {
  check: async (values, { tx, matter, today, before }) => {
    const store = claimStore(tx);
    const { creditorID, securedBy } = values;
    const there = new Map(
      (
        await store.assetsOf(
          matter.id,
          securedBy.map(({ assetID }) => assetID),
        )
      ).map((asset) => [String(asset.id), asset]),
    );
    const named = creditorID === null ? undefined : (await store.creditorsNamed([creditorID])).get(creditorID);
    const accountLodgedOn = await store.accountLodgedOn(matter.id);
    const secondMeetingOn = await store.secondMeetingOn(matter.id);
    const concursusOn = await findConcursusDay(tx, matter.id);
    const context: ClaimContext = {
      today,
      ...(before && { before: before.status }),
      encumbered: new Set([...there.values()].filter(({ encumbered }) => encumbered).map(({ id }) => String(id))),
      nameOf: (id) => there.get(id)?.name ?? '-',
      ...(accountLodgedOn && { accountLodgedOn }),
      ...(secondMeetingOn && { secondMeetingOn }),
      ...(concursusOn && { concursusOn }),
    };
    const stated = toCapturedClaim('', named?.name ?? '', values);
    const inRand = stated.foreign && computeForeignClaim(stated.foreign);
    const captured = inRand === undefined ? stated : { ...stated, claimed: inRand };
    const number = values.claimNumber ?? before?.claimNumber ?? (await store.nextNumber(matter.id));
    const refused = collectRefusals([
      ...securedBy.map(({ assetID }, nth) =>
        there.has(String(assetID))
          ? undefined
          : refuse(`securedBy.${nth}.assetID`, 'This asset is not in the matter. Choose another, or remove it.'),
      ),
      (await store.isNumberTaken(matter.id, number, before?.id ?? 0))
        ? refuse('claimNumber', 'Another claim in the matter has this number. Choose the next one.')
        : undefined,
      [...there.values()].length === new Set(securedBy.map(({ assetID }) => assetID)).size
        ? checkClaim(captured, context)
        : undefined,
    ]);
    if (isRefused(refused)) return refused;
    const once = [...new Map(securedBy.map((one) => [one.assetID, one])).values()];
    return {
      values: {
        ...values,
        amount: captured.claimed,
        foreignCurrency: captured.foreign?.currency ?? values.foreignCurrency,
        claimNumber: number,
        securedBy: once,
        provedDate: computeProvedSince(
          before && { status: before.status, statusOn: before.statusDate, provedOn: before.provedDate },
          { status: values.status, statusOn: values.statusDate, provedOn: values.provedDate },
        ),
      },
      warnings: listClaimWarnings(captured, context),
    };
  },
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
    if (after?.creditorID) await claimStore(tx).linkCreditor(matter.id, after.creditorID);
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
