import { readShare } from '@boedel/domain/assets/read-fraction';
import type { Award, AwardableAsset, Awarding, AwardTaker } from '@boedel/domain/awards/award';
import { isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import { isRefused } from '@boedel/domain/law/refusal';
import { type Said, said } from '@boedel/domain/law/said';
import { type Cents, nil, plus } from '@boedel/domain/money/cents';
import { type Fraction, whole } from '@boedel/domain/money/fraction';
import { centsOf } from '../../ui/format';
import type { AgreementAnswer, AssetAnswer, Held, PersonAnswer, WillAnswer } from './awards.queries';

const shareOf = (text: string | null | undefined): Fraction => {
  const read = text ? readShare(text) : whole;
  return isRefused(read) ? whole : read;
};

/** An asset of the estate itself: what is paid past it, or was held for others, is nobody's to award. */
const isOwn = ({ countedUnder, isHolder }: AssetAnswer): boolean =>
  countedUnder !== 'paidPast' && countedUnder !== 'heldForOthers' && !isHolder;

const assetOf = (asset: AssetAnswer): AwardableAsset => ({
  id: String(asset.id),
  name: asset.name,
  class: asset.countedUnder as AwardableAsset['class'],
  value: centsOf(asset.countedAmount),
  treatment: asset.treatment,
});

function cannotTake({ hasSurvived, diedTooSoon, hasRenounced, disqualified }: PersonAnswer): Said | undefined {
  if (!hasSurvived) return said('died before');
  if (diedTooSoon) return said('died within the days the will asks');
  if (hasRenounced) return said('renounced');
  return disqualified ? said('may not inherit') : undefined;
}

const kinds: Readonly<Record<string, AwardTaker['kind']>> = { person: 'natural', trust: 'trust' };

/** Sums of money by the will's clauses; a clause leaves its sum to one. */
function legaciesOf(will: WillAnswer | null): ReadonlyMap<number, Cents> {
  const left = new Map<number, Cents>();
  for (const { kind, amount, takers } of will?.clauses ?? []) {
    const [taker] = takers ?? [];
    if (kind === 'cash' && amount != null && taker)
      left.set(taker.partyID, plus(left.get(taker.partyID) ?? nil, centsOf(amount)));
  }
  return left;
}

function takerOf(person: PersonAnswer, entitled: number | undefined, legacies: Cents | undefined): AwardTaker {
  const why = cannotTake(person);
  const { dateOfBirth, gender } = person;
  return {
    id: String(person.id),
    name: [person.firstNames, person.surname].filter(Boolean).join(' '),
    kind: kinds[person.kind ?? 'person'] ?? 'body',
    ...(dateOfBirth && isLocalDate(dateOfBirth) && { bornOn: dateOfBirth }),
    ...(gender === 0 || gender === 1 ? { sex: gender === 1 ? ('M' as const) : ('F' as const) } : {}),
    ...(why && { cannotTake: why }),
    ...(legacies !== undefined && { legacies }),
    ...(entitled !== undefined && { entitled: centsOf(entitled) }),
  };
}

const parts = { taker: 'full', holder: 'enjoyment', bareOwner: 'bareOwnership' } as const;

function byWill({ clauses }: WillAnswer): Award[] {
  return clauses.flatMap((clause) =>
    clause.assetID == null
      ? []
      : (clause.takers ?? []).flatMap((taker): Award[] =>
          taker.part in parts
            ? [
                {
                  id: `will/${clause.key}/${taker.part}/${taker.partyID}`,
                  assetId: String(clause.assetID),
                  personId: String(taker.partyID),
                  as: parts[taker.part as keyof typeof parts],
                  share: shareOf(taker.share),
                  by: 'will',
                  ...(clause.clause && { clause: clause.clause }),
                },
              ]
            : [],
        ),
  );
}

const byAgreement = ({ id, awards = [] }: AgreementAnswer): Award[] =>
  awards.map(({ assetID, partyID, share }) => ({
    id: `agreement/${id}/${assetID}/${partyID}`,
    assetId: String(assetID),
    personId: String(partyID),
    as: 'full',
    share: shareOf(share),
    by: 'allotment',
  }));

/** A part of the residue, as the will or the law writes it. */
export interface ResiduePart {
  readonly personId: string;
  readonly share: Fraction;
  readonly written: string;
}

export function residueOf({ will, tree }: Held): readonly ResiduePart[] {
  const clause = will?.clauses.find(({ kind }) => kind === 'residue');
  const takers = clause
    ? (clause.takers ?? []).filter(({ part }) => part === 'taker')
    : will
      ? []
      : (tree.division?.heirs ?? []);
  return takers.flatMap(({ partyID, share }) =>
    share ? [{ personId: String(partyID), share: shareOf(share), written: share }] : [],
  );
}

/** What lies on the worktop, in the law's words. Awards that are not saved yet stand in place of those that are. */
export function awardingOf(held: Held, today: LocalDate, drafts: ReadonlyMap<string, readonly Award[]>): Awarding {
  const { diedOn } = held.tree.deceased;
  const { division } = held.tree;
  const entitled = new Map(
    held.will === null && division && !division.isExample
      ? division.heirs.map(({ partyID, amount }) => [partyID, amount])
      : [],
  );
  const legacies = legaciesOf(held.will);
  const stored = [...(held.will ? byWill(held.will) : []), ...held.agreements.flatMap(byAgreement)];
  return {
    diedOn: diedOn && isLocalDate(diedOn) ? diedOn : today,
    assets: held.assets.filter(isOwn).map(assetOf),
    people: held.people.map((person) => takerOf(person, entitled.get(person.id), legacies.get(person.id))),
    awards: [...stored.filter(({ assetId }) => !drafts.has(assetId)), ...[...drafts.values()].flat()],
  };
}

/** The one allotment of a matter, whose version every award names. */
export const allotmentOf = ({ agreements }: Held): AgreementAnswer | undefined =>
  agreements.find(({ ground }) => ground === 'allotment');
