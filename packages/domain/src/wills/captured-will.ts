import type { WillFixedFee } from '../costs/executor-fee';
import type { LocalDate } from '../dates/local-date';
import type { CashLegacy, WillHandOver, Legacy, Residue, Taker, Will } from '../estate/will';
import type { LimitedRight } from '../limited-interests/created-interest';
import type { InterestTerm } from '../limited-interests/factors';
import { type Cents, nil } from '../money/cents';
import { type Fraction, none } from '../money/fraction';

/** Kinds of clause. 'words' disposes of nothing: a revocation, an appointment, wishes for the burial. */
export const clauseKinds = ['cash', 'asset', 'limited', 'residue', 'handOver', 'words'] as const;
export type ClauseKind = (typeof clauseKinds)[number];
export const limitedRights = [
  'usufruct',
  'fiduciary interest',
  'like interest',
  'annuity',
] as const satisfies readonly LimitedRight[];
/** What somebody is in a clause: takes it, enjoys it, owns it subject to that; hands on, or is handed to. */
export const takerParts = ['taker', 'holder', 'bareOwner', 'from', 'to'] as const;
export type TakerPart = (typeof takerParts)[number];

export interface CapturedTaker {
  readonly personId: string;
  readonly part: TakerPart;
  /** As written: 4/12 stays 4/12. */
  readonly share?: Fraction;
  readonly jointGift?: string;
  readonly noRepresentation?: boolean;
  readonly term?: InterestTerm;
  readonly substitutes: readonly string[];
}

export interface CapturedClause {
  readonly id: string;
  readonly kind: ClauseKind;
  /** The will's own number: '4.2'. */
  readonly clause?: string;
  readonly assetId?: string;
  readonly amount?: Cents;
  readonly preLegacy?: boolean;
  readonly right?: LimitedRight;
  readonly acceptedYield?: Fraction;
  readonly security?: string;
  readonly lateInterest?: { readonly from: LocalDate; readonly yearlyRate: Fraction };
  /** The legacy something is handed on out of. */
  readonly ofClauseId?: string;
  readonly takers: readonly CapturedTaker[];
}

/** A will as it is captured: its clauses in its own order, whatever they do. */
export interface CapturedWill {
  readonly datedOn?: LocalDate;
  readonly executor?: WillFixedFee;
  readonly noCollation?: boolean;
  readonly keepsFormerSpouse?: boolean;
  readonly forbidsTakeOver?: boolean;
  readonly survivorshipDays?: number;
  readonly clauses: readonly CapturedClause[];
}

export const listTakers = ({ takers }: Pick<CapturedClause, 'takers'>, part: TakerPart): readonly CapturedTaker[] =>
  takers.filter((taker) => taker.part === part);

const pickDefined = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

const toTaker = ({ personId, share }: CapturedTaker): Taker => ({ personId, share: share ?? none });
const toSubstitution = ({ substitutes, noRepresentation }: CapturedTaker) => ({
  ...(substitutes.length > 0 && { substitutes }),
  ...(noRepresentation && { noRepresentation }),
});
const toHeir = (taker: CapturedTaker) => ({
  ...toTaker(taker),
  ...toSubstitution(taker),
  ...pickDefined('jointGift', taker.jointGift),
});
const toHolder = (taker: CapturedTaker) => ({ ...toTaker(taker), ...pickDefined('term', taker.term) });

/** Of an annuity, the amount of its clause is what it pays a year. */
const toYearly = ({ right, amount }: CapturedClause) => (right === 'annuity' ? pickDefined('yearly', amount) : {});

function toLegacy(clause: CapturedClause): Legacy | undefined {
  const any = {
    id: clause.id,
    ...pickDefined('clause', clause.clause),
    ...(clause.preLegacy && { preLegacy: true as const }),
  };
  switch (clause.kind) {
    case 'cash': {
      const [taker] = clause.takers;
      const cash: CashLegacy = {
        ...any,
        kind: 'cash',
        personId: taker?.personId ?? '',
        amount: clause.amount ?? nil,
        ...(taker && toSubstitution(taker)),
        ...pickDefined('lateInterest', clause.lateInterest),
      };
      return cash;
    }
    case 'asset':
      return {
        ...any,
        kind: 'asset',
        assetId: clause.assetId ?? '',
        to: listTakers(clause, 'taker').map((taker) => ({ ...toTaker(taker), ...toSubstitution(taker) })),
      };
    case 'limited':
      return {
        ...any,
        kind: 'limited',
        assetId: clause.assetId ?? '',
        right: clause.right ?? 'usufruct',
        holders: listTakers(clause, 'holder').map(toHolder),
        bareOwners: listTakers(clause, 'bareOwner').map(toTaker),
        ...toYearly(clause),
        ...pickDefined('acceptedYield', clause.acceptedYield),
        ...pickDefined('security', clause.security),
      };
    default:
      return undefined;
  }
}

const toResidue = (clause: CapturedClause): Residue => ({
  ...pickDefined('clause', clause.clause),
  to: listTakers(clause, 'taker').map(toHeir),
  ...(clause.right && {
    limited: {
      right: clause.right,
      ...toYearly(clause),
      holders: listTakers(clause, 'holder').map(toHolder),
      ...pickDefined('security', clause.security),
    },
  }),
});

const toHandOver = (clause: CapturedClause): WillHandOver => ({
  id: clause.id,
  spouseId: listTakers(clause, 'from')[0]?.personId ?? '',
  ...pickDefined('legacyId', clause.ofClauseId),
  toPersonId: listTakers(clause, 'to')[0]?.personId ?? '',
  amount: clause.amount ?? nil,
});

export const listLegacyClauses = (clauses: readonly CapturedClause[]): readonly CapturedClause[] =>
  clauses.filter(({ kind }) => kind === 'cash' || kind === 'asset' || kind === 'limited');
export const listClauses = (clauses: readonly CapturedClause[], kind: ClauseKind): readonly CapturedClause[] =>
  clauses.filter((clause) => clause.kind === kind);

/** The will in the law's words. Its order among clauses of one sort stays. */
export function toWill({ clauses, ...will }: CapturedWill): Will {
  const [residue] = listClauses(clauses, 'residue');
  const handOvers = listClauses(clauses, 'handOver').map(toHandOver);
  return {
    ...pickDefined('datedOn', will.datedOn),
    legacies: listLegacyClauses(clauses).map((clause) => toLegacy(clause)!),
    ...pickDefined('residue', residue && toResidue(residue)),
    ...pickDefined('executor', will.executor),
    ...(will.noCollation && { noCollation: true as const }),
    ...(will.keepsFormerSpouse && { keepsFormerSpouse: true as const }),
    ...(will.forbidsTakeOver && { forbidsTakeOver: true as const }),
    ...pickDefined('survivorshipDays', will.survivorshipDays),
    ...(handOvers.length > 0 && { handOvers }),
  };
}
