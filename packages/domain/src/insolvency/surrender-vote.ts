import { addDays, type LocalDate } from '../dates/local-date';
import { checkNotNegative, rowOn } from '../law/check-input';
import { listedOnce } from '../law/checks';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { said } from '../law/said';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, sum } from '../money/cents';
import { surrenderVoteMinimum } from './limits';

export interface CreditorVote {
  readonly creditor: string;
  readonly claim: Cents;
  /** A secured creditor counts for the unsecured balance once the security is valued, and otherwise not at all. */
  readonly security?: { readonly valuedAt?: Cents };
  readonly surrender: boolean;
}
export interface SurrenderVote {
  readonly surrendered: boolean;
  readonly countedNumber: number;
  readonly forNumber: number;
  readonly countedValue: Cents;
  readonly forValue: Cents;
}

/** Creditors get at least fourteen days; a majority in number and in value has the estate surrendered. */
export function surrenderVote(
  reportedOn: LocalDate,
  closedOn: LocalDate,
  votes: readonly CreditorVote[],
): Outcome<Worked<SurrenderVote>> {
  const minimum = rowOn(surrenderVoteMinimum, reportedOn, 'reportedOn');
  const refused = collectRefusals([
    minimum,
    ...votes.map((vote) => checkNotNegative(`votes.${vote.creditor}.claim`, vote.claim)),
    ...votes.map((vote) => checkNotNegative(`votes.${vote.creditor}.security`, vote.security?.valuedAt)),
    ...listedOnce(
      'votes',
      votes.map(({ creditor }) => creditor),
      (id) => said('{id} votes twice. Add the claims together.', { id }),
    ),
    closedOn < addDays(reportedOn, 14)
      ? refuse(
          'closedOn',
          'Give creditors at least fourteen days after the report.',
          'Administration of Estates Act s 34(1)',
        )
      : undefined,
  ]);
  if (refused) return refused;
  if (isRefused(minimum)) return minimum;
  const counted = votes.map((vote) => ({ ...vote, counts: countedValue(vote) })).filter((vote) => vote.counts > 0);
  const inFavour = counted.filter((vote) => vote.surrender);
  const number = (of: typeof counted): number => of.filter((vote) => vote.counts >= minimum.amount).length;
  const value = (of: typeof counted): Cents => sum(of.map((vote) => vote.counts));
  const [countedNumber, forNumber] = [number(counted), number(inFavour)];
  const [all, forValue] = [value(counted), value(inFavour)];
  return working('Vote on surrender', 'Administration of Estates Act 66 of 1965 s 34(1)')
    .line('Claims that count in number', String(countedNumber))
    .line('For surrender in number', String(forNumber))
    .line('Value that counts', all)
    .line('For surrender in value', forValue)
    .gives({
      surrendered: forNumber * 2 > countedNumber && forValue * 2 > all,
      countedNumber,
      forNumber,
      countedValue: all,
      forValue,
    });
}

function countedValue({ claim, security }: CreditorVote): Cents {
  if (!security) return claim;
  return security.valuedAt === undefined ? nil : notBelowNil(minus(claim, security.valuedAt));
}
