import type { LocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, plus } from '../money/cents';
import { countVoters, type Voter } from './vote-value';

export interface ElectionBallot extends Voter {
  readonly nominee: string;
}
export interface TrusteeElection {
  /** One or two; none where neither number nor value has one winner. */
  readonly elected: readonly string[];
  readonly nominees: readonly { readonly nominee: string; readonly number: number; readonly value: Cents }[];
}

/**
 * Election of a trustee or liquidator, Insolvency Act 24 of 1936 s 54: who leads in number and in value; failing that
 * the one who leads alone in either; where they are two, both jointly. The Master may add another.
 */
export function electTrustee(
  on: LocalDate,
  ballots: readonly ElectionBallot[],
): Outcome<WorkedResult<TrusteeElection>> {
  const counted = countVoters(on, 'election', ballots);
  if (isRefused(counted)) return counted;
  const tally = new Map<string, { nominee: string; number: number; value: Cents }>();
  for (const { voter, value, inNumber } of counted) {
    const { nominee } = voter;
    const so = tally.get(nominee) ?? { nominee, number: 0, value: cents(0) };
    tally.set(nominee, { nominee, number: so.number + (inNumber ? 1 : 0), value: plus(so.value, value) });
  }
  const nominees = [...tally.values()];
  const byNumber = findLeader(nominees, ({ number }) => number);
  const byValue = findLeader(nominees, ({ value }) => value);
  const elected = [...new Set([byNumber, byValue].filter((one) => one !== undefined))];
  const work = startWorking('Election', 'Insolvency Act 24 of 1936 s 54');
  for (const { nominee, number, value } of nominees) {
    work
      .line(message('{nominee}, in value', { nominee }), value)
      .line(message('{nominee}, in number', { nominee }), String(number));
  }
  return work.gives({ elected, nominees });
}

/** Who has more than everybody else. */
function findLeader<T extends { readonly nominee: string }>(
  all: readonly T[],
  by: (one: T) => number,
): string | undefined {
  const most = Math.max(0, ...all.map(by));
  const first = all.filter((one) => most > 0 && by(one) === most);
  return first.length === 1 ? first[0]!.nominee : undefined;
}
