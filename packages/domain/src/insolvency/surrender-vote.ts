import { addDays, type LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, sum } from '../money/cents';
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
export function computeSurrenderVote(
  reportedOn: LocalDate,
  closedOn: LocalDate,
  votes: readonly CreditorVote[],
): Outcome<WorkedResult<SurrenderVote>> {
  const minimum = findRowOn(surrenderVoteMinimum, reportedOn, 'reportedOn');
  const refused = collectRefusals([
    minimum,
    ...votes.map((vote) => checkNotNegative(`votes.${vote.creditor}.claim`, vote.claim)),
    ...votes.map((vote) => checkNotNegative(`votes.${vote.creditor}.security`, vote.security?.valuedAt)),
    ...checkListedOnce(
      'votes',
      votes.map(({ creditor }) => creditor),
      (id) => message('{id} votes twice. Combine the claims.', { id }),
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
  const counted = votes
    .map((vote) => ({ ...vote, counts: computeCountedValue(vote) }))
    .filter((vote) => vote.counts > 0);
  const inFavour = counted.filter((vote) => vote.surrender);
  const countVotes = (of: typeof counted): number => of.filter((vote) => vote.counts >= minimum.amount).length;
  const sumValues = (of: typeof counted): Cents => sum(of.map((vote) => vote.counts));
  const [countedNumber, forNumber] = [countVotes(counted), countVotes(inFavour)];
  const [all, forValue] = [sumValues(counted), sumValues(inFavour)];
  return startWorking('Vote on surrender', 'Administration of Estates Act 66 of 1965 s 34(1)')
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

function computeCountedValue({ claim, security }: CreditorVote): Cents {
  if (!security) return claim;
  return security.valuedAt === undefined ? nil : clampBelowNil(minus(claim, security.valuedAt));
}
