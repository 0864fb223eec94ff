import { readShare } from '@boedel/domain/assets/read-fraction';
import type { AssetAward, AwardableAsset, AwardContext, AwardTaker } from '@boedel/domain/awards/award';
import { isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import { isRefused } from '@boedel/domain/law/refusal';
import { type Message, message } from '@boedel/domain/law/message';
import { type Cents, nil, plus } from '@boedel/domain/money/cents';
import { type Fraction, whole } from '@boedel/domain/money/fraction';
import { toCents } from '../../ui/format';
import type {
  AccountAwardAnswer,
  AwardAgreementAnswer,
  AwardAssetAnswer,
  AwardFacts,
  AwardPersonAnswer,
  AwardWillAnswer,
} from './awards.queries';

const parseShare = (text: string | null | undefined): Fraction => {
  const read = text ? readShare(text) : whole;
  return isRefused(read) ? whole : read;
};

/** An asset of the estate itself: what is paid past it, or was held for others, is nobody's to award. */
const isOwn = ({ countedUnder, isHolder }: AwardAssetAnswer): boolean =>
  countedUnder !== 'paidPast' && countedUnder !== 'heldForOthers' && !isHolder;

const toAwardableAsset = (asset: AwardAssetAnswer): AwardableAsset => ({
  id: String(asset.id),
  name: asset.name,
  class: asset.countedUnder as AwardableAsset['class'],
  value: toCents(asset.countedAmount),
  treatment: asset.treatment,
});

function describeObstacle({
  hasSurvived,
  diedTooSoon,
  hasRenounced,
  disqualified,
}: AwardPersonAnswer): Message | undefined {
  if (!hasSurvived) return message('died before');
  if (diedTooSoon) return message('died within the survivorship period');
  if (hasRenounced) return message('renounced');
  return disqualified ? message('cannot inherit') : undefined;
}

const kinds: Readonly<Record<string, AwardTaker['kind']>> = { person: 'natural', trust: 'trust' };

/** Sums of money by the will's clauses; a clause leaves its sum to one. */
function sumLegacies(will: AwardWillAnswer | null): ReadonlyMap<number, Cents> {
  const left = new Map<number, Cents>();
  for (const { kind, amount, takers } of will?.clauses ?? []) {
    const [taker] = takers ?? [];
    if (kind === 'cash' && amount != null && taker)
      left.set(taker.partyID, plus(left.get(taker.partyID) ?? nil, toCents(amount)));
  }
  return left;
}

function toTaker(
  person: AwardPersonAnswer,
  /** What the account gives this person; `undefined` where it gives nothing, `null` where it cannot be drawn. */
  given: AccountAwardAnswer | undefined | null,
  legacies: Cents | undefined,
): AwardTaker {
  const why = describeObstacle(person);
  const { dateOfBirth, gender } = person;
  return {
    id: String(person.id),
    name: [person.firstNames, person.surname].filter(Boolean).join(' '),
    kind: kinds[person.kind ?? 'person'] ?? 'body',
    ...(dateOfBirth && isLocalDate(dateOfBirth) && { bornOn: dateOfBirth }),
    ...(gender === 0 || gender === 1 ? { sex: gender === 1 ? ('M' as const) : ('F' as const) } : {}),
    ...(why && { cannotTake: why }),
    ...(legacies !== undefined && { legacies }),
    ...(given !== null && {
      entitled: given ? plus(toCents(given.byRight), toCents(given.asHeir)) : nil,
      ...(given && given.byRight > 0 && { byRight: toCents(given.byRight) }),
    }),
  };
}

const awardParts = { taker: 'full', holder: 'enjoyment', bareOwner: 'bareOwnership' } as const;

function listWillAwards({ clauses }: AwardWillAnswer): AssetAward[] {
  return clauses.flatMap((clause) =>
    clause.assetID == null
      ? []
      : (clause.takers ?? []).flatMap((taker): AssetAward[] =>
          taker.part in awardParts
            ? [
                {
                  id: `will/${clause.key}/${taker.part}/${taker.partyID}`,
                  assetId: String(clause.assetID),
                  personId: String(taker.partyID),
                  as: awardParts[taker.part as keyof typeof awardParts],
                  share: parseShare(taker.share),
                  by: 'will',
                  ...(clause.clause && { clause: clause.clause }),
                  ...(clause.right === 'annuity' && clause.amount != null && { yearly: toCents(clause.amount) }),
                },
              ]
            : [],
        ),
  );
}

const listAgreementAwards = ({ id, awards = [] }: AwardAgreementAnswer): AssetAward[] =>
  awards.map(({ assetID, partyID, share }) => ({
    id: `agreement/${id}/${assetID}/${partyID}`,
    assetId: String(assetID),
    personId: String(partyID),
    as: 'full',
    share: parseShare(share),
    by: 'allotment',
  }));

/** A part of the residue, as the will or the law writes it. */
export interface ResiduePartOnBoard {
  readonly personId: string;
  readonly share: Fraction;
  readonly written: string;
}

export function listResidueParts({ will, tree }: AwardFacts): readonly ResiduePartOnBoard[] {
  const clause = will?.clauses.find(({ kind }) => kind === 'residue');
  const takers = clause
    ? (clause.takers ?? []).filter(({ part }) => part === 'taker')
    : will
      ? []
      : (tree.division?.heirs ?? []);
  return takers.flatMap(({ partyID, share }) =>
    share ? [{ personId: String(partyID), share: parseShare(share), written: share }] : [],
  );
}

/** What lies on the worktop, in the law's words. Awards that are not saved yet stand in place of those that are. */
export function createAwarding(
  held: AwardFacts,
  today: LocalDate,
  drafts: ReadonlyMap<string, readonly AssetAward[]>,
): AwardContext {
  const { diedOn } = held.tree.deceased;
  // The account divides, by the will or the law: no second division stands beside it.
  const { accountAwards } = held.tree;
  const entitled = new Map((accountAwards ?? []).map((one) => [one.partyID, one] as const));
  const legacies = sumLegacies(held.will);
  const stored = [...(held.will ? listWillAwards(held.will) : []), ...held.agreements.flatMap(listAgreementAwards)];
  return {
    diedOn: diedOn && isLocalDate(diedOn) ? diedOn : today,
    assets: held.assets.filter(isOwn).map(toAwardableAsset),
    people: held.people.map((person) =>
      toTaker(person, accountAwards && entitled.get(person.id), legacies.get(person.id)),
    ),
    awards: [...stored.filter(({ assetId }) => !drafts.has(assetId)), ...[...drafts.values()].flat()],
  };
}

/** The one allotment of a matter, whose version every award names. */
export const findAllotment = ({ agreements }: AwardFacts): AwardAgreementAnswer | undefined =>
  agreements.find(({ ground }) => ground === 'allotment');
