import type { AnswerOf } from '@boedel/contract/call';
import type { afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { clampBelowNil, minus, plus } from '@boedel/domain/money/cents';
import { getStandardTemplate } from '@boedel/domain/templates/catalogue';
import type { AccountSteps } from './steps-of-matter';

/** The steps as the screen shows them, each with its papers and the statutory date that belongs to it. */
export function presentSteps(
  { courses, chosen, rows, steps, cash, estate, insolvency, isOfAccount }: AccountSteps,
  { filed, due }: { readonly filed: ReadonlyMap<number, LocalDate>; readonly due: ReadonlyMap<string, LocalDate> },
): AnswerOf<typeof afterLodgingCalls.getbymatterid> {
  const duty = estate?.duty;
  const money = insolvency?.money;
  // The diary has the periods of the account lodged last.
  const isLast = chosen?.isLast ?? true;
  return {
    accountNo: chosen?.row.number ?? null,
    accounts: courses.toReversed().map(({ row, title, generatedOn, isReplaced }) => ({
      number: row.number,
      title,
      generatedDate: generatedOn,
      isReplaced,
    })),
    steps: steps.map(({ on, papers, missing, deadline, ...step }) => ({
      ...step,
      isOfAccount: isOfAccount(step.step),
      doneDate: on,
      dueDate: deadline !== null && (isLast || !isOfAccount(step.step)) ? (due.get(deadline) ?? null) : null,
      missing: [...missing],
      papers: papers.map((number) => ({
        number,
        name: getStandardTemplate(number)?.name ?? '',
        filedDate: filed.get(number) ?? null,
      })),
      note:
        rows.find(
          (row) =>
            row.step === step.step && row.account_no === (isOfAccount(step.step) ? (chosen?.row.number ?? 0) : 0),
        )?.note ?? null,
    })),
    duty:
      duty && duty.due !== null
        ? {
            due: duty.due,
            interest: duty.interest,
            paid: duty.paid,
            left: clampBelowNil(minus(plus(duty.due, duty.interest), duty.paid)),
          }
        : null,
    creditorsLeft: estate?.ofEstate.creditorsLeft ?? null,
    heirsLeft: estate?.ofEstate.heirsLeft ?? null,
    dividends: money
      ? { awarded: money.awarded, left: money.dividendsLeft, asked: money.asked, toCollect: money.contributionsLeft }
      : null,
    cash,
  };
}
