import type { FixedByWill } from '../costs/executor-fee';
import type { LocalDate } from '../dates/local-date';
import type { CashLegacy, HandOver, Legacy, Residue, Taker, Will } from '../estate/will';
import type { LimitedRight } from '../limited-interests/created-interest';
import type { Term } from '../limited-interests/factors';
import { type Cents, nil } from '../money/cents';
import { type Fraction, none } from '../money/fraction';

/** Kinds of clause. 'words' disposes of nothing: a revocation, an appointment, wishes for the burial. */
export const clauseKinds = ['cash', 'asset', 'limited', 'residue', 'handOver', 'words'] as const;
export type ClauseKind = (typeof clauseKinds)[number];
export const limitedRights = [
  'usufruct',
  'fiduciary interest',
  'like interest',
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
  readonly term?: Term;
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
  readonly executor?: FixedByWill;
  readonly noCollation?: boolean;
  readonly keepsFormerSpouse?: boolean;
  readonly forbidsTakeOver?: boolean;
  readonly survivorshipDays?: number;
  readonly clauses: readonly CapturedClause[];
}

export const takersIn = ({ takers }: Pick<CapturedClause, 'takers'>, part: TakerPart): readonly CapturedTaker[] =>
  takers.filter((taker) => taker.part === part);

const optional = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

const takerOf = ({ personId, share }: CapturedTaker): Taker => ({ personId, share: share ?? none });
const substitutionOf = ({ substitutes, noRepresentation }: CapturedTaker) => ({
  ...(substitutes.length > 0 && { substitutes }),
  ...(noRepresentation && { noRepresentation }),
});
const heirOf = (taker: CapturedTaker) => ({
  ...takerOf(taker),
  ...substitutionOf(taker),
  ...optional('jointGift', taker.jointGift),
});
const holderOf = (taker: CapturedTaker) => ({ ...takerOf(taker), ...optional('term', taker.term) });

function legacyOf(clause: CapturedClause): Legacy | undefined {
  const any = {
    id: clause.id,
    ...optional('clause', clause.clause),
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
        ...(taker && substitutionOf(taker)),
        ...optional('lateInterest', clause.lateInterest),
      };
      return cash;
    }
    case 'asset':
      return {
        ...any,
        kind: 'asset',
        assetId: clause.assetId ?? '',
        to: takersIn(clause, 'taker').map((taker) => ({ ...takerOf(taker), ...substitutionOf(taker) })),
      };
    case 'limited':
      return {
        ...any,
        kind: 'limited',
        assetId: clause.assetId ?? '',
        right: clause.right ?? 'usufruct',
        holders: takersIn(clause, 'holder').map(holderOf),
        bareOwners: takersIn(clause, 'bareOwner').map(takerOf),
        ...optional('acceptedYield', clause.acceptedYield),
        ...optional('security', clause.security),
      };
    default:
      return undefined;
  }
}

const residueOf = (clause: CapturedClause): Residue => ({
  ...optional('clause', clause.clause),
  to: takersIn(clause, 'taker').map(heirOf),
  ...(clause.right && {
    limited: {
      right: clause.right,
      holders: takersIn(clause, 'holder').map(holderOf),
      ...optional('security', clause.security),
    },
  }),
});

const handOverOf = (clause: CapturedClause): HandOver => ({
  id: clause.id,
  spouseId: takersIn(clause, 'from')[0]?.personId ?? '',
  ...optional('legacyId', clause.ofClauseId),
  toPersonId: takersIn(clause, 'to')[0]?.personId ?? '',
  amount: clause.amount ?? nil,
});

export const legacyClauses = (clauses: readonly CapturedClause[]): readonly CapturedClause[] =>
  clauses.filter(({ kind }) => kind === 'cash' || kind === 'asset' || kind === 'limited');
export const clausesOf = (clauses: readonly CapturedClause[], kind: ClauseKind): readonly CapturedClause[] =>
  clauses.filter((clause) => clause.kind === kind);

/** The will in the law's words. Its order among clauses of one sort stays. */
export function willFrom({ clauses, ...will }: CapturedWill): Will {
  const [residue] = clausesOf(clauses, 'residue');
  const handOvers = clausesOf(clauses, 'handOver').map(handOverOf);
  return {
    ...optional('datedOn', will.datedOn),
    legacies: legacyClauses(clauses).map((clause) => legacyOf(clause)!),
    ...optional('residue', residue && residueOf(residue)),
    ...optional('executor', will.executor),
    ...(will.noCollation && { noCollation: true as const }),
    ...(will.keepsFormerSpouse && { keepsFormerSpouse: true as const }),
    ...(will.forbidsTakeOver && { forbidsTakeOver: true as const }),
    ...optional('survivorshipDays', will.survivorshipDays),
    ...(handOvers.length > 0 && { handOvers }),
  };
}
