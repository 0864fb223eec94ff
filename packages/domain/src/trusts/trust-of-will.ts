import type { LocalDate } from '../dates/local-date';
import { collectRefusals, refuse, type RefusalError } from '../law/refusal';

/** Somebody of the estate, as far as a trust of the will asks. */
export interface WillTrustPerson {
  readonly id: number;
  readonly kind: string;
  readonly moneyHeldBy: string | null;
  readonly spouseTrustForID: number | null;
}

/** A trust whose capital and income are the spouse's has that one beneficiary; otherwise those whose money a trust holds. */
export function listLikelyBeneficiaries(trust: WillTrustPerson, people: readonly WillTrustPerson[]): number[] {
  if (trust.spouseTrustForID !== null) return [trust.spouseTrustForID];
  return people
    .filter(({ id, kind, moneyHeldBy }) => id !== trust.id && kind === 'person' && moneyHeldBy === 'trust')
    .map(({ id }) => id);
}

/** A name written in one piece: the last word is the surname, with 'van der' and the like before it. */
export function splitWholeName(whole: string): { readonly firstNames: string | null; readonly surname: string } {
  const words = whole.trim().split(/\s+/);
  let at = words.length - 1;
  while (at > 1 && /^(van|von|der|den|de|du|le|la|ter|te|janse|jansen|st)$/i.test(words[at - 1]!)) at -= 1;
  return { firstNames: words.slice(0, at).join(' ') || null, surname: words.slice(at).join(' ') };
}

/** A testamentary trust exists from the death; it takes as a trust, and for somebody. */
export const checkTrustOfWill = (facts: {
  readonly diedOn: LocalDate | null;
  readonly kind: string;
  readonly beneficiaries: number;
}): RefusalError | undefined =>
  collectRefusals([
    facts.diedOn === null && refuse('partyID', 'Enter the date of death first. A will trust begins on that date.'),
    facts.kind !== 'trust' &&
      refuse('partyID', 'This heir is not a trust. Capture it as a trust under Beneficiaries first.'),
    facts.beneficiaries === 0 &&
      refuse('beneficiaryIDs', 'Choose at least one beneficiary. A trust is not valid without one.'),
  ]);
