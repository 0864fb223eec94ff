import type { claims } from '@boedel/contract/claims/claim.record';
import { checkClaim, type ClaimContext, listClaimWarnings } from '@boedel/domain/claims/check-claim';
import { computeProvedSince } from '@boedel/domain/claims/claim-status';
import { computeForeignClaim } from '@boedel/domain/claims/foreign-claim';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { collectRefusals, isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import type { CheckedRecord, StoredRow } from '../../platform/record/record-rules';
import { type ClaimValues, type CreditorName, claimStore, toCapturedClaim } from './claims.store';
import { findConcursusDay } from './insolvent-facts.store';

type StoredClaim = StoredRow<(typeof claims)['fields']>;
interface ClaimAsset {
  readonly id: number;
  readonly name: string;
  readonly encumbered: boolean;
}

/** What the rules of a claim ask of the matter around it, read once for however many claims are saved. */
export interface ClaimSurroundings {
  readonly today: LocalDate;
  readonly assets: ReadonlyMap<number, ClaimAsset>;
  readonly creditors: ReadonlyMap<number, CreditorName>;
  /** By claim number, which claim has it. New ones are entered as they are checked. */
  readonly numbers: Map<number, number>;
  readonly secondMeetingOn: LocalDate | undefined;
  readonly accountLodgedOn: LocalDate | undefined;
  readonly concursusOn: LocalDate | undefined;
}

export async function readSurroundings(
  tx: Tx,
  matterId: number,
  today: LocalDate,
  values: readonly Pick<ClaimValues, 'creditorID' | 'securedBy'>[],
): Promise<ClaimSurroundings> {
  const store = claimStore(tx);
  const assetIds = [...new Set(values.flatMap(({ securedBy }) => securedBy.map(({ assetID }) => assetID)))];
  const creditorIds = [...new Set(values.flatMap(({ creditorID }) => creditorID ?? []))];
  const assets = await store.assetsOf(matterId, assetIds);
  return {
    today,
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    creditors: await store.creditorsNamed(creditorIds),
    numbers: await store.numbersIn(matterId),
    secondMeetingOn: await store.secondMeetingOn(matterId),
    accountLodgedOn: await store.accountLodgedOn(matterId),
    concursusOn: await findConcursusDay(tx, matterId),
  };
}

/** A claim without an id is one that is added; its number is taken at once, so that the next one gets another. */
const added = -1;

/** The rules of one claim in its surroundings: what is wrong with it, or how it is to be kept. */
export function checkClaimValues(
  values: ClaimValues,
  around: ClaimSurroundings,
  before?: StoredClaim,
): Outcome<CheckedRecord<(typeof claims)['fields']>> {
  const { creditorID, securedBy } = values;
  const { assets, accountLodgedOn, secondMeetingOn, concursusOn } = around;
  const named = creditorID === null ? undefined : around.creditors.get(creditorID);
  const context: ClaimContext = {
    today: around.today,
    ...(before && { before: before.status }),
    encumbered: new Set([...assets.values()].filter(({ encumbered }) => encumbered).map(({ id }) => String(id))),
    nameOf: (id) => assets.get(Number(id))?.name ?? '-',
    ...(accountLodgedOn && { accountLodgedOn }),
    ...(secondMeetingOn && { secondMeetingOn }),
    ...(concursusOn && { concursusOn }),
  };
  const stated = toCapturedClaim('', named?.name ?? '', values);
  const inRand = stated.foreign && computeForeignClaim(stated.foreign);
  const captured = inRand === undefined ? stated : { ...stated, claimed: inRand };
  const number = values.claimNumber ?? before?.claimNumber ?? findNextNumber(around.numbers);
  const holder = around.numbers.get(number);
  const refused = collectRefusals([
    ...securedBy.map(({ assetID }, nth) =>
      assets.has(assetID)
        ? undefined
        : refuse(`securedBy.${nth}.assetID`, 'This asset is not in the matter. Choose another, or remove it.'),
    ),
    holder !== undefined && holder !== before?.id
      ? refuse('claimNumber', 'Another claim in the matter has this number. Choose the next one.')
      : undefined,
    securedBy.every(({ assetID }) => assets.has(assetID)) ? checkClaim(captured, context) : undefined,
  ]);
  if (isRefused(refused)) return refused;
  around.numbers.set(number, before?.id ?? added);
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
}

const findNextNumber = (numbers: ReadonlyMap<number, number>): number => {
  let last = 0;
  for (const number of numbers.keys()) last = Math.max(last, number);
  return last + 1;
};
