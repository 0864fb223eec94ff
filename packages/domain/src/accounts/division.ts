import { type Message, message } from '../law/message';
import type { Country } from '../law/country';
import { isRefused, type Outcome, RefusalError, refuse } from '../law/refusal';
import { replaceValue, type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '../money/cents';
import { type Fraction, fraction, multiplyFractions } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { moveToEstateFields } from '../estate/relations';
import type { IntestateDivision } from '../succession/intestate';
import { divideTestate, type TestateDivision } from '../succession/testate';
import type { DrawingFacts } from './facts';
import { applyAdvances } from './advances';
import { computeResidueInterest } from './residue-interest';
import type { EstateDivision, LegacyOrigin, AwardedLegacy, AwardedResidue } from './taken';
import { citeClause, nameGift } from './cite-clause';
import { type DivisionWill, prepareWill } from './division-will';

/** The part of each asset that the deceased could leave: all of it, or the half of a joint one. */
const computePartsLeft = (facts: DrawingFacts): ReadonlyMap<string, Cents> =>
  new Map(
    facts.assets
      .filter(({ asset }) => facts.asOne || asset.treatment !== 'outstanding')
      .map(({ asset, ofDeceased }) => [asset.id, ofDeceased]),
  );

/** Divides a balance among those who take. The same estate is divided more than once: before tax, duty, and after. */
export type EstateDivider = (balance: Cents) => Outcome<EstateDivision>;

interface KnownLegacies {
  readonly taken: readonly AwardedLegacy[];
  readonly total: Cents;
  readonly worked: WorkedResult<unknown>;
}

/**
 * The division of an estate under its will and, for what that leaves open, by intestacy. Legacies met in full are the
 * same at any balance that still carries them, so they are found once and only the residue is divided again.
 */
export function createDivider(facts: DrawingFacts): EstateDivider {
  const partOf = computePartsLeft(facts);
  let prepared: Outcome<DivisionWill> | undefined;
  let known: KnownLegacies | undefined;
  return (balance) => {
    prepared ??= prepareWill(facts, partOf);
    if (isRefused(prepared)) return prepared;
    if (known && balance >= known.total) return divideResidueAlone(facts, prepared, known, balance);
    const { gifts, family, byLaw, origins, byHand } = prepared;
    const divided = divideTestate({ ...toLaw(facts), balance, gifts, family, byLaw, byHand });
    if (isRefused(divided)) return moveToAccountFields(facts, divided);
    const { legacies } = divided.value;
    const taken = legacies.flatMap((award) => toLegaciesTaken(award, origins.get(award.legacy)!, facts.estate.country));
    const reducedBy = sum(legacies.map((award) => award.reducedBy));
    // A renunciation may look to every benefit of the will (Wills Act s 2C(1)); then nothing is cut short.
    const settled = family.members.every(({ renounced }) => renounced === undefined);
    if (reducedBy === 0 && settled) {
      known = { taken, total: sum(taken.map(({ amount }) => amount)), worked: divided };
    }
    const found = { balance, legacies: taken, reducedBy, worked: divided };
    return divideAcrossAccounts(facts, prepared, divided, found);
  };
}

/**
 * The residue of several accounts is one: it is divided together with what earlier accounts awarded of it, and each
 * takes what is then still due. So a minimum the law fixes is taken once, and an advance is brought in once.
 */
function divideAcrossAccounts(
  facts: DrawingFacts,
  prepared: DivisionWill,
  divided: WorkedResult<TestateDivision>,
  found: Pick<EstateDivision, 'balance' | 'legacies' | 'reducedBy' | 'worked'>,
): Outcome<EstateDivision> {
  const alone = completeDivision(facts, prepared, divided, found);
  const before = facts.asOne ? [] : facts.request.earlier.flatMap(({ residue }) => residue);
  const awarded = sum(before.map(({ amount }) => amount));
  if (isRefused(alone) || alone.residue === 0 || awarded === 0) return alone;
  const { gifts, family, byLaw, byHand } = prepared;
  const balance = plus(alone.residue, awarded);
  const residueOnly = { legacies: [], residue: gifts.residue };
  const together = divideTestate({ ...toLaw(facts), balance, gifts: residueOnly, family, byLaw, byHand });
  if (isRefused(together)) return moveToAccountFields(facts, together);
  const all = completeDivision(facts, prepared, together, { ...found, balance });
  if (isRefused(all)) return all;
  const due = all.residueTaken.map((one): AwardedResidue => {
    const had = before.filter(({ personId, as }) => personId === one.personId && as === one.as);
    const amount = minus(one.amount, sum(had.map((award) => award.amount)));
    return { ...one, amount, part: fraction(amount, alone.residue) };
  });
  // Whoever had more than is due keeps it where the estate has shrunk since: this account then divides its own.
  const settles = due.every(({ amount }) => amount >= 0) && sum(due.map(({ amount }) => amount)) === alone.residue;
  return settles ? { ...alone, residueTaken: due } : alone;
}

/** Whose law divides, and whether a spouse has half of a joint estate besides. */
const toLaw = ({ estate, joint }: DrawingFacts) => ({
  country: estate.country,
  ...(joint && { isInCommunity: true }),
});

function divideResidueAlone(
  facts: DrawingFacts,
  prepared: DivisionWill,
  { taken, total, worked }: KnownLegacies,
  balance: Cents,
): Outcome<EstateDivision> {
  const { gifts, family, byLaw, byHand } = prepared;
  const residue = minus(balance, total);
  const divided = divideTestate({
    ...toLaw(facts),
    balance: residue,
    gifts: { legacies: [], residue: gifts.residue },
    family,
    byLaw,
    byHand,
  });
  if (isRefused(divided)) return moveToAccountFields(facts, divided);
  const shown = startWorking('Division under the will', 'Wills Act 7 of 1953')
    .line('Balance for distribution', balance)
    .worked('Less legacies', replaceValue(worked, total))
    .worked('Residue', replaceValue(divided, residue))
    .gives(undefined);
  return divideAcrossAccounts(facts, prepared, divided, { balance, legacies: taken, reducedBy: nil, worked: shown });
}

/** The residue after collation and any limited interest over it. */
function completeDivision(
  facts: DrawingFacts,
  { family, interests }: DivisionWill,
  divided: WorkedResult<TestateDivision>,
  found: Pick<EstateDivision, 'balance' | 'legacies' | 'reducedBy' | 'worked'>,
): Outcome<EstateDivision> {
  const { residue } = divided.value;
  const unknown = checkHeirsKnown(facts, divided.value);
  if (unknown) return unknown;
  const collated = applyAdvances(
    facts,
    residue.residue,
    toResidueTaken(divided.value, facts.estate.will?.residue?.clause),
    family,
  );
  if (isRefused(collated)) return collated;
  const limited = computeResidueInterest(facts, residue.residue, collated);
  if (isRefused(limited)) return limited;
  return {
    ...found,
    residue: residue.residue,
    open: residue.intestate,
    residueTaken: limited.taken,
    interests,
    ...(limited.worth && { residueInterest: limited.worth }),
  };
}

function checkHeirsKnown({ estate }: DrawingFacts, { intestate }: TestateDivision): RefusalError | undefined {
  if (intestate?.value.shape !== 'nobody' || estate.relativesSought) return undefined;
  return refuse(
    'people',
    'The will does not dispose of all of this, and no relatives are entered. Add parents, children and ' +
      'marriages, or record that no relatives were found.',
    'Intestate Succession Act 81 of 1987 s 1',
  );
}

/**
 * Legacies and charges took everything, yet income came in: it is all the residue there is, so it is divided as one, by
 * the clause of the will and, for what that leaves open, by intestacy. Who enjoys a residue goes before who owns it.
 */
export function findIncomeTakers(facts: DrawingFacts, income: Cents): Outcome<readonly AwardedResidue[]> {
  const prepared = prepareWill(facts, computePartsLeft(facts));
  if (isRefused(prepared)) return prepared;
  const { gifts, family, byLaw, byHand } = prepared;
  const residueOnly = { legacies: [], residue: gifts.residue };
  const divided = divideTestate({
    ...toLaw(facts),
    balance: income,
    gifts: residueOnly,
    family,
    byLaw,
    byHand,
  });
  if (isRefused(divided)) return moveToAccountFields(facts, divided);
  const unknown = checkHeirsKnown(facts, divided.value);
  if (unknown) return unknown;
  const limited = computeResidueInterest(
    facts,
    income,
    toResidueTaken(divided.value, facts.estate.will?.residue?.clause),
  );
  return isRefused(limited) ? limited : limited.taken;
}

function toLegaciesTaken(
  award: TestateDivision['legacies'][number],
  origin: LegacyOrigin,
  country: Country,
): AwardedLegacy[] {
  const { legacy } = origin;
  const full =
    award.reducedBy === 0 && origin.bears === undefined
      ? award.takers.map((taker) => taker.amount)
      : shareOut(
          award.takers.length === 0 ? nil : plus(award.value, origin.bears ?? nil),
          award.takers.map((taker) => taker.share),
        );
  const { rule } = award;
  const clause = citeClause(legacy.clause, message('{what}, {rule}', { what: nameGift(origin, country), rule }));
  const bears =
    origin.bears === undefined || award.takers.length === 0
      ? undefined
      : shareOut(
          origin.bears,
          award.takers.map((taker) => taker.share),
        );
  return award.takers.map((taker, index) => ({
    personId: taker.heir,
    origin,
    full: full[index]!,
    ...(bears && { bears: bears[index]! }),
    amount: taker.amount,
    ground: clause,
    ...(legacy.kind !== 'cash' && { assetId: legacy.assetId }),
    ...(origin.part && { part: multiplyFractions(origin.part, taker.share) }),
  }));
}

/** The residue with its parts: written ones, and for intestate heirs the part of what was left open. */
function toResidueTaken({ residue, intestate }: TestateDivision, clause: string | undefined): AwardedResidue[] {
  const merged = new Map<string, AwardedResidue>();
  const add = (one: AwardedResidue): void => {
    const before = merged.get(one.personId);
    merged.set(
      one.personId,
      before
        ? {
            ...before,
            amount: plus(before.amount, one.amount),
            part: toFraction(plus(before.amount, one.amount), residue.residue),
            ground: message('{ground}; {more}', { ground: before.ground, more: one.ground }),
            through: [...(before.through ?? []), ...(one.through ?? [])],
          }
        : one,
    );
  };
  for (const { heir, amount, share, rule, through } of residue.awards) {
    const ground = citeClause(clause, message('{what}, {rule}', { what: message('residue'), rule }));
    add({ personId: heir, amount, part: share, as: 'full', ground, through });
  }
  const open = toFraction(residue.intestate, residue.residue);
  for (const { heir, amount, share, through } of intestate?.value.awards ?? []) {
    const part = share ? multiplyFractions(open, share) : toFraction(amount, residue.residue);
    const ground = describeGround(intestate!.value);
    add({ personId: heir, amount, part, as: 'full', ground, through, ...(!share && { fixed: true }) });
  }
  return [...merged.values()];
}

const toFraction = (part: Cents, of: Cents): Fraction => (of === 0 ? fraction(0) : fraction(part, of));

/** Heirs by hand and the Guardian's Fund take under words and Acts of their own. */
const describeGround = ({ shape, section }: IntestateDivision): Message =>
  shape === 'byHand' || shape === 'nobody'
    ? message(section)
    : message('Intestate Succession Act {section}', { section });

/** Refusals of the division, named by where the estate holds the field. */
function moveToAccountFields({ estate }: DrawingFacts, refused: RefusalError): RefusalError {
  const fields: Readonly<Record<string, string>> = {
    country: 'intestateHeirs',
    'family.deceased.diedOn': 'deceased.diedOn',
  };
  const toWillField = (field: string): string =>
    field.startsWith('legacies') ? 'will.legacies' : field.startsWith('residue') ? 'will.residue.to' : field;
  const moved = refused.refusals.map((one) => ({ ...one, field: fields[one.field] ?? toWillField(one.field) }));
  return moveToEstateFields(estate, new RefusalError(moved));
}

/** The same division with every legacy at full value and the lack reported, as a projection wants it. */
export function divideUnreduced(
  divide: EstateDivider,
  balance: Cents,
): Outcome<EstateDivision & { readonly unfunded: Cents }> {
  const lacking = clampBelowNil(minus(nil, balance));
  const first = divide(clampBelowNil(balance));
  if (isRefused(first)) return first;
  if (first.reducedBy === 0) return { ...first, unfunded: lacking };
  const full = divide(plus(clampBelowNil(balance), first.reducedBy));
  return isRefused(full) ? full : { ...full, unfunded: plus(lacking, first.reducedBy) };
}
