import { type Said, said } from '../law/said';
import { isRefused, type Outcome, Refused, refuse } from '../law/refusal';
import { revalued, type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, plus, sum } from '../money/cents';
import { type Fraction, fraction, multiplyFractions } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { inEstate } from '../estate/relations';
import type { IntestateDivision } from '../succession/intestate';
import { divideTestate, type TestateDivision } from '../succession/testate';
import type { Facts } from './facts';
import { applyAdvances } from './advances';
import { residueInterest } from './residue-interest';
import type { Division, LegacyOrigin, LegacyTaken, ResidueTaken } from './taken';
import { type WillForDivision, willForDivision } from './will-for-division';

/** The part of each asset that the deceased could leave: all of it, or the half of a joint one. */
const leftByDeceased = (facts: Facts): ReadonlyMap<string, Cents> =>
  new Map(
    facts.assets
      .filter(({ asset }) => facts.asOne || asset.treatment !== 'outstanding')
      .map(({ asset, ofDeceased }) => [asset.id, ofDeceased]),
  );

/** Divides a balance among those who take. The same estate is divided more than once: before tax, duty, and after. */
export type Divide = (balance: Cents) => Outcome<Division>;

interface KnownLegacies {
  readonly taken: readonly LegacyTaken[];
  readonly total: Cents;
  readonly worked: Worked<unknown>;
}

/**
 * The division of an estate under its will and, for what that leaves open, by intestacy. Legacies met in full are the
 * same at any balance that still carries them, so they are found once and only the residue is divided again.
 */
export function divider(facts: Facts): Divide {
  const partOf = leftByDeceased(facts);
  let prepared: Outcome<WillForDivision> | undefined;
  let known: KnownLegacies | undefined;
  return (balance) => {
    prepared ??= willForDivision(facts, partOf);
    if (isRefused(prepared)) return prepared;
    if (known && balance >= known.total) return ofResidueAlone(facts, prepared, known, balance);
    const { gifts, family, byLaw, origins, byHand } = prepared;
    const divided = divideTestate({ country: facts.estate.country, balance, gifts, family, byLaw, byHand });
    if (isRefused(divided)) return elsewhere(facts, divided);
    const { legacies } = divided.value;
    const taken = legacies.flatMap((award) => takenOf(award, origins.get(award.legacy)!));
    const reducedBy = sum(legacies.map((award) => award.reducedBy));
    // A renunciation may look to every benefit of the will (Wills Act s 2C(1)); then nothing is cut short.
    const settled = family.members.every(({ renounced }) => renounced === undefined);
    if (reducedBy === 0 && settled) {
      known = { taken, total: sum(taken.map(({ amount }) => amount)), worked: divided };
    }
    const found = { balance, legacies: taken, reducedBy, worked: divided };
    return acrossAccounts(facts, prepared, divided, found);
  };
}

/**
 * The residue of several accounts is one: it is divided together with what earlier accounts awarded of it, and each
 * takes what is then still due. So a minimum the law fixes is taken once, and an advance is brought in once.
 */
function acrossAccounts(
  facts: Facts,
  prepared: WillForDivision,
  divided: Worked<TestateDivision>,
  found: Pick<Division, 'balance' | 'legacies' | 'reducedBy' | 'worked'>,
): Outcome<Division> {
  const alone = completed(facts, prepared, divided, found);
  const before = facts.asOne ? [] : facts.request.earlier.flatMap(({ residue }) => residue);
  const awarded = sum(before.map(({ amount }) => amount));
  if (isRefused(alone) || alone.residue === 0 || awarded === 0) return alone;
  const { gifts, family, byLaw, byHand } = prepared;
  const balance = plus(alone.residue, awarded);
  const residueOnly = { legacies: [], residue: gifts.residue };
  const together = divideTestate({ country: facts.estate.country, balance, gifts: residueOnly, family, byLaw, byHand });
  if (isRefused(together)) return elsewhere(facts, together);
  const all = completed(facts, prepared, together, { ...found, balance });
  if (isRefused(all)) return all;
  const due = all.residueTaken.map((one): ResidueTaken => {
    const had = before.filter(({ personId, as }) => personId === one.personId && as === one.as);
    const amount = minus(one.amount, sum(had.map((award) => award.amount)));
    return { ...one, amount, part: fraction(amount, alone.residue) };
  });
  // Whoever had more than is due keeps it where the estate has shrunk since: this account then divides its own.
  const settles = due.every(({ amount }) => amount >= 0) && sum(due.map(({ amount }) => amount)) === alone.residue;
  return settles ? { ...alone, residueTaken: due } : alone;
}

function ofResidueAlone(
  facts: Facts,
  prepared: WillForDivision,
  { taken, total, worked }: KnownLegacies,
  balance: Cents,
): Outcome<Division> {
  const { gifts, family, byLaw, byHand } = prepared;
  const residue = minus(balance, total);
  const divided = divideTestate({
    country: facts.estate.country,
    balance: residue,
    gifts: { legacies: [], residue: gifts.residue },
    family,
    byLaw,
    byHand,
  });
  if (isRefused(divided)) return elsewhere(facts, divided);
  const shown = working('Division under the will', 'Wills Act 7 of 1953')
    .line('Balance for distribution', balance)
    .worked('Less legacies', revalued(worked, total))
    .worked('Residue', revalued(divided, residue))
    .gives(undefined);
  return acrossAccounts(facts, prepared, divided, { balance, legacies: taken, reducedBy: nil, worked: shown });
}

/** The residue after collation and any limited interest over it. */
function completed(
  facts: Facts,
  { family, interests }: WillForDivision,
  divided: Worked<TestateDivision>,
  found: Pick<Division, 'balance' | 'legacies' | 'reducedBy' | 'worked'>,
): Outcome<Division> {
  const { residue } = divided.value;
  const unknown = checkHeirsKnown(facts, divided.value);
  if (unknown) return unknown;
  const collated = applyAdvances(facts, residue.residue, residueOf(divided.value), family);
  if (isRefused(collated)) return collated;
  const limited = residueInterest(facts, residue.residue, collated);
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

function checkHeirsKnown({ estate }: Facts, { intestate }: TestateDivision): Refused | undefined {
  if (intestate?.value.shape !== 'nobody' || estate.relativesSought) return undefined;
  return refuse(
    'people',
    'No will disposes of all of this, and nobody captured is a relation. Record parents, children and marriages, ' +
      'or that relatives were sought and none was found.',
    'Intestate Succession Act 81 of 1987 s 1',
  );
}

/**
 * Legacies and charges took everything, yet income came in: it is all the residue there is, so it is divided as one, by
 * the clause of the will and, for what that leaves open, by intestacy. Who enjoys a residue goes before who owns it.
 */
export function takersOfIncomeAlone(facts: Facts, income: Cents): Outcome<readonly ResidueTaken[]> {
  const prepared = willForDivision(facts, leftByDeceased(facts));
  if (isRefused(prepared)) return prepared;
  const { gifts, family, byLaw, byHand } = prepared;
  const residueOnly = { legacies: [], residue: gifts.residue };
  const divided = divideTestate({
    country: facts.estate.country,
    balance: income,
    gifts: residueOnly,
    family,
    byLaw,
    byHand,
  });
  if (isRefused(divided)) return elsewhere(facts, divided);
  const unknown = checkHeirsKnown(facts, divided.value);
  if (unknown) return unknown;
  const limited = residueInterest(facts, income, residueOf(divided.value));
  return isRefused(limited) ? limited : limited.taken;
}

function takenOf(award: TestateDivision['legacies'][number], origin: LegacyOrigin): LegacyTaken[] {
  const { legacy } = origin;
  const full =
    award.reducedBy === 0
      ? award.takers.map((taker) => taker.amount)
      : shareOut(
          award.takers.length === 0 ? nil : award.value,
          award.takers.map((taker) => taker.share),
        );
  const { rule } = award;
  const clause = legacy.clause === undefined ? rule : said('clause {clause}, {rule}', { clause: legacy.clause, rule });
  return award.takers.map((taker, index) => ({
    personId: taker.heir,
    origin,
    full: full[index]!,
    amount: taker.amount,
    ground: clause,
    ...(legacy.kind !== 'cash' && { assetId: legacy.assetId }),
    ...(origin.part && { part: multiplyFractions(origin.part, taker.share) }),
  }));
}

/** The residue with its parts: written ones, and for intestate heirs the part of what was left open. */
function residueOf({ residue, intestate }: TestateDivision): ResidueTaken[] {
  const merged = new Map<string, ResidueTaken>();
  const add = (one: ResidueTaken): void => {
    const before = merged.get(one.personId);
    merged.set(
      one.personId,
      before
        ? {
            ...before,
            amount: plus(before.amount, one.amount),
            part: fractionOf(plus(before.amount, one.amount), residue.residue),
            ground: said('{ground}; {more}', { ground: before.ground, more: one.ground }),
            through: [...(before.through ?? []), ...(one.through ?? [])],
          }
        : one,
    );
  };
  for (const { heir, amount, share, rule, through } of residue.awards) {
    add({ personId: heir, amount, part: share, as: 'full', ground: rule, through });
  }
  const open = fractionOf(residue.intestate, residue.residue);
  for (const { heir, amount, share, through } of intestate?.value.awards ?? []) {
    const part = share ? multiplyFractions(open, share) : fractionOf(amount, residue.residue);
    const ground = groundOf(intestate!.value);
    add({ personId: heir, amount, part, as: 'full', ground, through, ...(!share && { fixed: true }) });
  }
  return [...merged.values()];
}

const fractionOf = (part: Cents, of: Cents): Fraction => (of === 0 ? fraction(0) : fraction(part, of));

/** Heirs by hand and the Guardian's Fund take under words and Acts of their own. */
const groundOf = ({ shape, section }: IntestateDivision): Said =>
  shape === 'byHand' || shape === 'nobody' ? said(section) : said('Intestate Succession Act {section}', { section });

/** Refusals of the division, named by where the estate holds the field. */
function elsewhere({ estate }: Facts, refused: Refused): Refused {
  const fields: Readonly<Record<string, string>> = {
    country: 'intestateHeirs',
    'family.deceased.diedOn': 'deceased.diedOn',
  };
  const ofWill = (field: string): string =>
    field.startsWith('legacies') ? 'will.legacies' : field.startsWith('residue') ? 'will.residue.to' : field;
  const moved = refused.refusals.map((one) => ({ ...one, field: fields[one.field] ?? ofWill(one.field) }));
  return inEstate(estate, new Refused(moved));
}

/** The same division with every legacy at full value and the lack reported, as a projection wants it. */
export function divideUnreduced(divide: Divide, balance: Cents): Outcome<Division & { readonly unfunded: Cents }> {
  const lacking = notBelowNil(minus(nil, balance));
  const first = divide(notBelowNil(balance));
  if (isRefused(first)) return first;
  if (first.reducedBy === 0) return { ...first, unfunded: lacking };
  const full = divide(plus(notBelowNil(balance), first.reducedBy));
  return isRefused(full) ? full : { ...full, unfunded: plus(lacking, first.reducedBy) };
}
