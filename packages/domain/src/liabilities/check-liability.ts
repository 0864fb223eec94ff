import type { LocalDate } from '../dates/local-date';
import { checkNotNegative } from '../law/check-input';
import { collectRefusals, refuse, type RefusalError } from '../law/refusal';
import type { SystemType } from '../matter/kinds';
import type { CapturedLiability } from './captured-liability';
import { listLiabilityKinds, liabilityKinds } from './liability-kind';
import { checkStatus, type StatusFacts } from './liability-status';

interface LiabilityContext {
  readonly today: LocalDate;
  readonly systemType: SystemType;
  readonly diedOn?: LocalDate;
  readonly before?: StatusFacts;
  /** What was typed of the interest: all three, or none. */
  readonly interest: {
    readonly rate: number | null;
    readonly from: LocalDate | null;
    readonly to: LocalDate | null;
  };
}

/** A liability by every rule there is, before it is kept. */
export function checkLiability(captured: CapturedLiability, around: LiabilityContext): RefusalError | undefined {
  const { kind, incurredOn, securedBy, securityRank, creditor, claimed } = captured;
  const { diedOn, systemType } = around;
  return collectRefusals([
    creditor.trim() === '' ? refuse('creditor', 'Choose a creditor, or type the name.') : undefined,
    checkNotNegative('amount', claimed),
    listLiabilityKinds(systemType).includes(kind)
      ? undefined
      : refuse('kind', 'Only a deceased estate has a liability of this kind. Choose another.'),
    incurredOn !== undefined && incurredOn > around.today
      ? refuse('incurredDate', 'Enter a date that is not in the future.')
      : undefined,
    incurredOn !== undefined && diedOn !== undefined && incurredOn > diedOn && findArisingPeriod(kind) === 'beforeDeath'
      ? refuse(
          'incurredDate',
          'A debt of the deceased must date from on or before the date of death. Enter debts of the estate itself as expenses.',
        )
      : undefined,
    securityRank !== undefined && securedBy.length === 0
      ? refuse('securityRank', 'Choose the asset it is secured on first, or leave the rank blank.')
      : undefined,
    checkStatus(captured, around.before, around.today),
    ...checkInterest(around),
  ]);
}

const findArisingPeriod = (kind: CapturedLiability['kind']): string => liabilityKinds[kind].arose;

function checkInterest({ interest: { rate, from, to } }: LiabilityContext): (RefusalError | undefined)[] {
  const given = [rate, from, to].filter((one) => one !== null).length;
  if (given === 0) return [];
  return [
    rate === null ? refuse('interestRate', 'Enter the annual interest rate.') : undefined,
    from === null ? refuse('interestFromDate', 'Give the day the interest runs from.') : undefined,
    to === null ? refuse('interestToDate', 'Give the day the interest runs to.') : undefined,
    from !== null && to !== null && to < from
      ? refuse('interestToDate', 'Interest must end on or after the date it starts.')
      : undefined,
  ];
}
