import { checkNotNegative, findRowOn } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import type { LocalDate } from '../dates/local-date';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type Cents, minus, nil, clampBelowNil } from '../money/cents';
import { insolvencyVoteMinimum } from './limits';

/** A creditor at a meeting. */
export interface Voter {
  readonly id: string;
  readonly creditor: string;
  readonly proved: boolean;
  /** Proved, but only on this day, after the meeting. */
  readonly provedAfter?: LocalDate;
  readonly claim: Cents;
  /** Security held, with the creditor's own valuation of it. */
  readonly security?: { readonly valuedAt?: Cents };
  /** Bought after the proceedings began: no vote (s 52). */
  readonly cededSince?: boolean;
  /** The trustee, his staff, a relative to the third degree, or somebody paid out of his fee votes for the creditor. */
  readonly barredAgent?: boolean;
}
/** What is voted on: a secured creditor counts in full for a trustee and for what touches the own security. */
export type VoteSubject = 'ordinary' | 'ownSecurity' | 'election';

export interface CountedVoter<V extends Voter> {
  readonly voter: V;
  readonly value: Cents;
  /** Counts in number too: the claim is not below the smallest (s 52(3)). */
  readonly inNumber: boolean;
}

/** What each vote is worth on a day, Insolvency Act 24 of 1936 s 52; who may not vote is refused by name. */
export function countVoters<V extends Voter>(
  on: LocalDate,
  about: VoteSubject,
  voters: readonly V[],
): Outcome<readonly CountedVoter<V>[]> {
  const minimum = findRowOn(insolvencyVoteMinimum, on, 'on');
  const refused = collectRefusals([
    minimum,
    ...checkListedOnce(
      'votes',
      voters.map(({ id }) => id),
      (id) => message('{id} votes twice. Combine the claims.', { id }),
    ),
    ...voters.flatMap((voter) => [
      checkNotNegative(`votes.${voter.id}.claim`, voter.claim),
      checkNotNegative(`votes.${voter.id}.security`, voter.security?.valuedAt),
      voter.proved ? undefined : refuseUnproved(voter),
      voter.barredAgent
        ? mayNot(voter, 'No one connected with the trustee can vote for {creditor}. Ask for another agent.', 's 53(4)')
        : undefined,
      about === 'ordinary' && voter.security && voter.security.valuedAt === undefined
        ? mayNot(
            voter,
            'Enter the value at which {creditor} holds the security. Only the rest of the claim can vote.',
            's 52(4)',
          )
        : undefined,
    ]),
  ]);
  if (refused) return refused;
  if (isRefused(minimum)) return minimum;
  return voters.map((voter) => {
    const value = computeVoteValue(voter, about);
    return { voter, value, inNumber: value > 0 && value >= minimum.amount };
  });
}

const refuseUnproved = (voter: Voter) =>
  voter.provedAfter
    ? refuse(
        `votes.${voter.id}`,
        message('{creditor} proved on {day}, after this meeting, and cannot vote at it.', {
          creditor: voter.creditor,
          day: voter.provedAfter,
        }),
        'Insolvency Act s 52(1)',
      )
    : mayNot(voter, '{creditor} has proved no claim and cannot vote. Prove the claim first.', 's 52(1)');

const mayNot = ({ id, creditor }: Voter, sentence: string, section: string) =>
  refuse(`votes.${id}`, message(sentence, { creditor }), `Insolvency Act ${section}`);

function computeVoteValue({ claim, security, cededSince }: Voter, about: VoteSubject): Cents {
  if (cededSince) return nil;
  return security && about === 'ordinary' ? clampBelowNil(minus(claim, security.valuedAt ?? nil)) : claim;
}
