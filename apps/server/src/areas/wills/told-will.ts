import type { ClauseInput, WillInput } from '@boedel/contract/wills/wills.schema';
import { readShare } from '@boedel/domain/assets/read-fraction';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { collectRefusals, isRefused, type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { type Fraction, fraction } from '@boedel/domain/money/fraction';
import type { CapturedClause } from '@boedel/domain/wills/captured-will';

/** Fractions as typed, each fault at its field. */
export function readParts(input: WillInput): {
  readonly at: (field: string) => Fraction | undefined;
  readonly refused: RefusalError | undefined;
} {
  const typed: [string, string | null][] = [
    ['executorCapitalRate', input.executorCapitalRate],
    ['executorIncomeRate', input.executorIncomeRate],
    ...input.clauses.flatMap((clause, index): [string, string | null][] => [
      [`clauses.${index}.acceptedYield`, clause.acceptedYield],
      [`clauses.${index}.lateRate`, clause.lateRate],
      ...clause.takers.map(({ share }, nth): [string, string | null] => [
        `clauses.${index}.takers.${nth}.share`,
        share,
      ]),
    ]),
  ];
  const read = new Map(
    typed.flatMap(([field, text]) => (text === null ? [] : [[field, readShare(text, field)] as const])),
  );
  return {
    at: (field) => {
      const one = read.get(field);
      return one === undefined || isRefused(one) ? undefined : one;
    },
    refused: collectRefusals(read.values()),
  };
}
export type WillParts = ReturnType<typeof readParts>;

const sharing: ReadonlySet<string> = new Set(['taker', 'holder', 'bareOwner']);

export function toCapturedClause(clause: ClauseInput, index: number, parts: WillParts): CapturedClause {
  const lateRate = parts.at(`clauses.${index}.lateRate`);
  const acceptedYield = parts.at(`clauses.${index}.acceptedYield`);
  return {
    id: clause.key,
    kind: clause.kind,
    ...(clause.clause !== null && { clause: clause.clause }),
    ...(clause.assetID !== null && { assetId: String(clause.assetID) }),
    ...(clause.amount !== null && { amount: clause.amount }),
    ...(clause.preLegacy && { preLegacy: true }),
    ...(clause.right !== null && { right: clause.right }),
    ...(acceptedYield && { acceptedYield }),
    ...(clause.security !== null && { security: clause.security }),
    ...(clause.lateFrom !== null && lateRate && { lateInterest: { from: clause.lateFrom, yearlyRate: lateRate } }),
    ...(clause.ofKey !== null && { ofClauseId: clause.ofKey }),
    takers: clause.takers.map((taker, nth) => ({
      personId: String(taker.partyID),
      part: taker.part,
      // Nothing written is all of it, as a will says 'my car to Anna'.
      ...(sharing.has(taker.part) && { share: parts.at(`clauses.${index}.takers.${nth}.share`) ?? fraction(1) }),
      ...(taker.jointGift !== null && { jointGift: taker.jointGift }),
      ...(taker.noRepresentation && { noRepresentation: true }),
      ...(taker.termYears !== null && {
        term: { years: taker.termYears, ...(taker.termMonths !== null && { months: taker.termMonths }) },
      }),
      substitutes: taker.substitutes.map(String),
    })),
  };
}

export function checkAbout(input: WillInput, today: LocalDate): (RefusalError | undefined)[] {
  const rates = [input.executorCapitalRate, input.executorIncomeRate].filter((rate) => rate !== null).length;
  const keys = input.clauses.map(({ key }) => key);
  return [
    input.datedOn !== null && input.datedOn > today
      ? refuse('datedOn', 'The date of the will is in the future. Check the year.')
      : undefined,
    ...input.codicils.map(({ datedOn }, index) =>
      datedOn !== null && input.datedOn !== null && datedOn < input.datedOn
        ? refuse(`codicils.${index}.datedOn`, 'The codicil is dated before the will it changes. Check both dates.')
        : undefined,
    ),
    ...input.codicils.map(({ datedOn }, index) => {
      const earlier = input.codicils[index - 1]?.datedOn ?? null;
      if (datedOn !== null && datedOn > today) {
        return refuse(`codicils.${index}.datedOn`, 'The date of the codicil is in the future. Check the year.');
      }
      return datedOn !== null && earlier !== null && datedOn < earlier
        ? refuse(`codicils.${index}.datedOn`, 'Put the codicils in the order of their days.')
        : undefined;
    }),
    rates === 1
      ? refuse(
          input.executorCapitalRate === null ? 'executorCapitalRate' : 'executorIncomeRate',
          'Enter both rates fixed by the will, on capital and on income.',
        )
      : undefined,
    input.executorFee !== null && rates > 0
      ? refuse('executorFee', 'The will fixes a sum or rates, not both. Clear one of them.')
      : undefined,
    ...input.clauses.map(({ key, lateFrom, lateRate, ofKey }, index) => {
      if (keys.indexOf(key) < index) return refuse(`clauses.${index}.key`, 'Give each clause a unique key.');
      if ((lateFrom === null) !== (lateRate === null)) {
        return refuse(`clauses.${index}.lateRate`, 'Enter both the start date and the rate of the interest.');
      }
      return ofKey !== null && !keys.includes(ofKey)
        ? refuse(`clauses.${index}.ofKey`, 'Choose a legacy in this will, or leave blank for the residue.')
        : undefined;
    }),
  ];
}
