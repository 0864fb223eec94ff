import { type Outcome, refuse } from '../law/refusal';
import { trustTypes } from '../trusts/trust-type';
import { systemType as types } from './kinds';

const sequestrated = ['Sequestration', 'Voluntary surrender'] as const;
const woundUp = [
  "Creditors' voluntary winding-up",
  "Members' voluntary winding-up",
  'Winding-up by the court',
] as const;

/** What kind of estate, curatorship, plan or trust a matter of each type can be. */
const kinds: Readonly<Record<number, readonly string[]>> = {
  [types.estateLate]: ['Testate', 'Intestate', 'Partly testate', 'Section 18(3)', 'Insolvent estate', 'Foreign estate'],
  [types.curatorship]: ['Curator bonis', 'Curator ad litem', 'Tutor', 'Administrator (Mental Health Care Act)'],
  [types.flowConsult]: ['Estate plan', 'Liquidity check', 'Review'],
  [types.trust]: Object.values(trustTypes),
};

/** Companies and close corporations are wound up; the Insolvency Act's debtors are people, partnerships and trusts. */
export const isWoundUp = (partyKind: string): boolean => partyKind === 'company' || partyKind === 'close corporation';

/** The kinds offered for a matter about somebody of this kind. */
export function listMatterKinds(systemType: number, partyKind: string): readonly string[] {
  if (systemType !== types.liquidation) return kinds[systemType] ?? [];
  if (partyKind === 'other') return [...sequestrated, ...woundUp];
  return isWoundUp(partyKind) ? woundUp : sequestrated;
}

/** The Master's directions take the place of letters of executorship, Administration of Estates Act s 18(3). */
export const isSmallEstate = (kind: string | null): boolean => kind === 'Section 18(3)';

/** Kinds of estate that say a will disposes of it. */
const testate: ReadonlySet<string | null> = new Set(['Testate', 'Partly testate']);
export const isTestate = (kind: string | null): boolean => testate.has(kind);

/** The kind of an estate once its will is captured: it is no longer intestate. */
export const chooseKindWithWill = (kind: string | null): string | null => (kind === 'Intestate' ? 'Testate' : kind);

/** What estate a plan or curatorship becomes: without a will on record nobody can say yet that there is none. */
export const chooseKindAfterDeath = (hasWill: boolean): string | null => (hasWill ? 'Testate' : null);

/** An estate whose will is captured is not intestate. */
export const checkKindWithWill = (kind: string | null): Outcome<string | null> =>
  kind === 'Intestate'
    ? refuse('kind', 'A will is captured under Beneficiaries. Remove it there first; then the estate is intestate.')
    : kind;

const has = (list: readonly string[], kind: string | null): boolean => kind !== null && list.includes(kind);

/** A kind that contradicts whom the matter is about. */
export function checkMatterKind(systemType: number, partyKind: string, kind: string | null): Outcome<string | null> {
  if (systemType === types.trust && kind !== null && !has(listMatterKinds(systemType, partyKind), kind)) {
    return refuse('kind', 'Choose one of the six types of trust.');
  }
  if (systemType !== types.liquidation || partyKind === 'other') return kind;
  if (isWoundUp(partyKind) && has(sequestrated, kind)) {
    return refuse('kind', 'A company or close corporation is wound up, not sequestrated. Choose a type of winding-up.');
  }
  if (!isWoundUp(partyKind) && has(woundUp, kind)) {
    return refuse(
      'kind',
      'Only a company or close corporation can be wound up. Choose sequestration or voluntary surrender.',
      'Insolvency Act 24 of 1936 s 2',
    );
  }
  return kind;
}
