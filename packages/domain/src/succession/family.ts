import type { LocalDate } from '../dates/local-date';
import type { MarriageKind } from '../regimes/marriage';

/** What the law of succession asks of a person. Bodies and strangers have none of it. */
export interface Kin {
  readonly bornOn?: LocalDate;
  /** Absent: alive. */
  readonly diedOn?: LocalDate;
  /** Only asked when the person died on the same day as the deceased. */
  readonly outlivedDeceased?: boolean;
  /** Parents by birth, by id, as far as known. Children born outside a marriage stand like any other. */
  readonly parents?: readonly string[];
  readonly adoption?: Adoption;
  /** Only asked when the person was born after the death: conceived before it, and so counted as born. */
  readonly conceivedBeforeDeath?: boolean;
  /** Conceived and not yet born. Nothing can be divided until then. */
  readonly unborn?: boolean;
  readonly renounced?: Renunciation;
  /** Why the person may not inherit: unlawfully caused the death, forged the will. */
  readonly disqualified?: string;
}

/** A person of the family, or anybody else the will names. */
export interface FamilyMember extends Kin {
  readonly id: string;
  /** Puts people of one degree and one birth date in order; an id says nothing about anybody. */
  readonly name?: string;
}

export interface Renunciation {
  readonly on?: LocalDate;
  readonly mentallyIll?: boolean;
}

/** Also used for a dependant or child the deceased accepted as own under Act 11 of 2009 s 2(2). */
export interface Adoption {
  readonly parents: readonly string[];
  /** The birth parent who was married to the adoptive parent at the adoption, and so stays a parent. */
  readonly marriedBirthParent?: string;
}

export interface SpouseOfFamily {
  readonly id: string;
  /** A supporting or woman-to-woman marriage under Act 11 of 2009 counts as customary. */
  readonly kind: MarriageKind;
  /** A life partner of somebody who died before 30 June 2023: whether the executor recognises the claim. */
  readonly recognised?: boolean;
}

/** Everybody who may matter to the succession of one deceased person. Spouses stand among the members too. */
export interface Family {
  readonly deceased: {
    readonly id: string;
    readonly diedOn: LocalDate;
    readonly bornOn?: LocalDate;
    readonly parents?: readonly string[];
    readonly adoption?: Adoption;
  };
  readonly spouses: readonly SpouseOfFamily[];
  readonly members: readonly FamilyMember[];
}

/**
 * Parents in law. An adopted child descends from the adoptive parents and no longer from the parents by birth, except
 * one who is an adoptive parent too or was married to one (Intestate Succession Act 81 of 1987 s 1(5)).
 */
export function listLegalParents(person: Pick<Kin, 'parents' | 'adoption'>): readonly string[] {
  const { adoption, parents = [] } = person;
  if (!adoption) return parents;
  const kept = parents.filter((parent) => parent === adoption.marriedBirthParent);
  return [...new Set([...adoption.parents, ...kept])];
}

/** Heirs are fixed at the death: who outlived it, or was already conceived. A later death of the heir changes nothing. */
export function hasSurvived(member: Kin, diedOn: LocalDate): boolean {
  if (member.bornOn !== undefined && member.bornOn > diedOn && member.conceivedBeforeDeath !== true) return false;
  if (member.diedOn === undefined || member.diedOn > diedOn) return true;
  return member.diedOn === diedOn && member.outlivedDeceased === true;
}
