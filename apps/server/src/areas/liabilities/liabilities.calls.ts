import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { liabilities } from '@boedel/contract/liabilities/liability.record';
import { computeLiabilityInterest, computeOwed } from '@boedel/domain/liabilities/captured-liability';
import { checkLiability } from '@boedel/domain/liabilities/check-liability';
import { liabilityKinds } from '@boedel/domain/liabilities/liability-kind';
import { isOwed } from '@boedel/domain/liabilities/liability-status';
import { countDaysBetween } from '@boedel/domain/dates/local-date';
import { collectRefusals, isRefused, refuse } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { pairHandlers } from '../../platform/http/handler';
import { createRecordHandlers, createMatterRecordKit } from '../../platform/record/matter-record';
import { placeInAccount } from '../lodging/in-its-account';
import { formatPersonName } from '../known-people/people.present';
import { listKnownRecords } from '../known-people/take-known';
import { findDeathDate } from '../matter-parties/died-on.store';
import { toCapturedLiability, type LiabilityValues, liabilityStore } from './liabilities.store';

/** The name an answer and the account give the creditor: the directory's while there is an entry. */
const findName = ({ creditorID, creditor }: LiabilityValues, named: ReadonlyMap<number, string>): string =>
  (creditorID === null ? creditor : named.get(creditorID)) ?? '';

export const liabilityKit = createMatterRecordKit(liabilities, {
  check: async (values, { tx, matter, today, before }) => {
    const store = liabilityStore(tx);
    const { creditorID, securedBy } = values;
    // An entry of the directory says itself who it is.
    const creditorKnownID = creditorID === null ? values.creditorKnownID : null;
    const known = creditorKnownID === null ? undefined : await listKnownRecords(tx, creditorKnownID, 'creditorKnownID');
    const creditor = values.creditor ?? (known ? formatPersonName(known[0]!) : null);
    const named = await store.creditorsNamed(creditorID === null ? [] : [creditorID]);
    const assets = securedBy.map(({ assetID }) => assetID);
    const there = await store.assetsAmong(matter.id, assets);
    const diedOn = await findDeathDate(tx, matter.id);
    const captured = toCapturedLiability('', findName({ ...values, creditor }, named), values);
    const refused = collectRefusals([
      ...assets.map((asset, index) =>
        there.has(asset)
          ? undefined
          : refuse(`securedBy.${index}.assetID`, 'This asset is not in the matter. Choose another, or remove it.'),
      ),
      checkLiability(captured, {
        today,
        systemType: matter.system_type as SystemType,
        interest: { rate: values.interestRate, from: values.interestFromDate, to: values.interestToDate },
        ...(diedOn && { diedOn }),
        ...(before && { before: toCapturedLiability('', '', before) }),
      }),
    ]);
    if (isRefused(refused)) return refused;
    // Said once: an entry of the directory is called what the directory calls it.
    const once = [...new Set(assets)].map((assetID) => ({ assetID }));
    return placeInAccount(
      { ...values, creditorKnownID, creditor: creditorID === null ? creditor : null, securedBy: once },
      { tx, matter, isNew: !before },
    );
  },
  apart: {
    read: (ids, tx) => liabilityStore(tx).securityOf(ids),
    save: (id, { securedBy }, { tx, matter }) =>
      liabilityStore(tx).replaceSecurity(
        matter.id,
        id,
        securedBy.map(({ assetID }) => assetID),
      ),
  },
  adds: async (rows, { tx }) => {
    const named = await liabilityStore(tx).creditorsNamed(rows.flatMap(({ creditorID }) => creditorID ?? []));
    return rows.map((row) => {
      const captured = toCapturedLiability(String(row.id), findName(row, named), row);
      const { interest, claimed } = captured;
      return {
        creditorName: captured.creditor,
        arose: liabilityKinds[row.kind].arose,
        interestAmount: interest ? computeLiabilityInterest(claimed, interest).value : null,
        interestDays: interest ? countDaysBetween(interest.from, interest.to) : null,
        owedAmount: computeOwed(captured),
        isOwed: isOwed(row.status),
      };
    });
  },
});

export const handledLiabilityCalls = pairHandlers(liabilityCalls, createRecordHandlers(liabilityKit));
