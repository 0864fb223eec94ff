import { type Asset, assetAnswerKeys, type AssetValues, type SentAsset } from '@boedel/contract/assets/assets.schema';
import { type AssetKind, assetKinds, findUsualClass } from '@boedel/domain/assets/asset-kind';
import { collectRefusals, type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { constants } from '@boedel/contract/fixed/constants';
import { RefusalProblem } from '../../platform/problems';

/** Where the kind is left out, whether it is cash and whether it can be moved say enough of it. */
function readKind({ kind, isCash, moveable }: SentAsset): AssetKind {
  if (kind) return kind;
  if (isCash) return 'cash';
  return moveable === false ? 'immovable' : 'movable';
}

/** Sent, and other than it stands. */
const isChanged = <T>(sent: T | null | undefined, stands: T | null | undefined): sent is NonNullable<T> =>
  sent !== undefined && sent !== null && sent !== stands;

/**
 * The facts of an asset that was sent with the fields it is answered with: cash is its value, the annual value of a right
 * the yield that was accepted, the share of the deceased the share as written.
 */
export function readSentFacts(sent: SentAsset, before?: Asset): AssetValues {
  const kind = before && !sent.kind ? before.kind : readKind(sent);
  const facts: AssetValues = {
    ...sent,
    kind,
    class: sent.class ?? (before?.kind === kind ? before.class : findUsualClass(kind)),
    treatment: sent.treatment ?? before?.treatment ?? assetKinds[kind].treatment,
  };
  const isCashChanged = isChanged(sent.cashAmount, before?.cashAmount) && kind === 'cash';
  const isValueSame = facts.valuationAmount === (before?.valuationAmount ?? null);
  const isYieldChanged = isChanged(sent.annualValueOfRight, before?.annualValueOfRight);
  const isYieldSame = facts.acceptedYield === (before?.acceptedYield ?? null);
  const isShareChanged = isChanged(sent.deceasedShareOfAmount, before?.deceasedShareOfAmount);
  return {
    ...facts,
    ...(isCashChanged && isValueSame && { valuationAmount: sent.cashAmount }),
    ...(isYieldChanged &&
      isYieldSame && {
        acceptedYield:
          sent.annualValueOfRight === constants.assetAnnualValueOfRightDefault ? null : `${sent.annualValueOfRight}%`,
      }),
    // The share as it is written counts unless the other one was changed beside it.
    ...(before && isShareChanged && sent.share === before.share && { share: null }),
  };
}

/** Told of other rows, which may have changed since the asset was read. */
const ofOthers: ReadonlySet<string> = new Set(['documents', 'isHolder']);

/** What was sent must be so once everything is saved, or be what it was before; the rest is refused under its name. */
export function refuseContradictions(sent: SentAsset, after: Asset, before?: Asset): void {
  const wrong = collectRefusals(
    assetAnswerKeys.map((name): RefusalError | undefined => {
      if (ofOthers.has(name)) return undefined;
      const value = sent[name];
      if (value === undefined || value === after[name] || (before && value === before[name])) return undefined;
      // Nothing said; the share counts as it is written.
      if (value === null && (!before || name === 'deceasedShareOfAmount')) return undefined;
      return refuse(name, 'This contradicts the rest of the asset. Leave it out, or change what it follows from.');
    }),
  );
  if (wrong) throw new RefusalProblem(wrong);
}
