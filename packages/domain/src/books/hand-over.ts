import { assert } from '../law/assert';
import { type LocalDate } from '../dates/local-date';
import { type Message, message } from '../law/message';
import { type AccountCode, chart } from '../ledger/chart';
import { systemType } from '../matter/kinds';
import { type Cents, negate, nil, sum } from '../money/cents';

/** Why an office ended. The death of the patient ends a curatorship; the rest ends the office of one person. */
export const officeEndReasons = {
  death: 'Death of the patient',
  release: 'Release of the patient',
  resigned: 'Resignation',
  removed: 'Removal',
  died: 'Death of the office bearer',
  replaced: 'Replacement',
} as const;
export type OfficeEndReason = keyof typeof officeEndReasons;

export interface HandedBank {
  readonly name: string;
  readonly ledger: Cents;
  /** What the bank's own last line says, and of which day. */
  readonly bank: Cents | null;
  readonly bankOn: LocalDate | null;
}

export interface HandOverFacts {
  /** What the bank accounts held before the first day of the office. */
  readonly opening: Cents;
  /** What was booked from its first day to its last on every account but the bank. */
  readonly moved: readonly { readonly account: AccountCode; readonly cents: Cents }[];
  readonly banks: readonly HandedBank[];
}

export interface MovedLine {
  readonly account: AccountCode;
  readonly label: string;
  readonly amount: Cents;
}

export interface HandOverAccount {
  readonly opening: Cents;
  readonly receipts: readonly MovedLine[];
  readonly payments: readonly MovedLine[];
  readonly received: Cents;
  readonly paid: Cents;
  readonly closing: Cents;
  readonly banks: readonly HandedBank[];
}

/**
 * What came in and went out while somebody held an office, and what is handed over. Since every event adds up to nothing, what
 * was booked on the other accounts is what moved the bank, the other way round.
 */
export function computeHandOver({ opening, moved, banks }: HandOverFacts): HandOverAccount {
  const toLine = ({ account, cents }: HandOverFacts['moved'][number]): MovedLine => ({
    account,
    label: chart[account].label,
    amount: cents < 0 ? negate(cents) : cents,
  });
  const receipts = moved.filter(({ cents }) => cents < 0).map(toLine);
  const payments = moved.filter(({ cents }) => cents > 0).map(toLine);
  const received = sum(receipts.map(({ amount }) => amount));
  const paid = sum(payments.map(({ amount }) => amount));
  const closing = sum([opening, received, negate(paid)]);
  assert(closing === sum(banks.map(({ ledger }) => ledger)), 'the hand-over account agrees with the bank accounts');
  return { opening, receipts, payments, received, paid, closing, banks };
}

/** What is asked for when an office ends, and whether it was done; null where only people know. */
export interface OfficeEndStep {
  readonly key: string;
  readonly says: Message;
  readonly isDone: boolean | null;
  /** The tab of the matter where it is done. */
  readonly tab: string | null;
}

export interface OfficeEndFacts {
  readonly systemType: number;
  readonly reason: OfficeEndReason;
  readonly endedOn: LocalDate;
  /** The last day of the final account that was lodged, if one was. */
  readonly finalTo: LocalDate | null;
  readonly openLines: number;
  readonly openPayments: number;
  /** Whether somebody acts who was appointed on that day or later. */
  readonly hasSuccessor: boolean;
}

export function listOfficeEndSteps(facts: OfficeEndFacts): OfficeEndStep[] {
  const { systemType: type, reason, endedOn, finalTo, openLines, openPayments, hasSuccessor } = facts;
  const isCuratorship = type === systemType.curatorship;
  const steps: OfficeEndStep[] = [
    {
      key: 'lines',
      says:
        openLines === nil
          ? message('Every bank line up to {day} has its entry.', { day: endedOn })
          : message('{count} bank lines up to {day} have no entry yet.', { count: openLines, day: endedOn }),
      isDone: openLines === 0,
      tab: 'cashallocationandrecon',
    },
    {
      key: 'payments',
      says:
        openPayments === 0
          ? message('No payment is under way.')
          : message('{count} payments are under way. Finish or remove them.', { count: openPayments }),
      isDone: openPayments === 0,
      tab: 'payoutfilematter',
    },
  ];
  if (isCuratorship) {
    steps.push(
      {
        key: 'final',
        says: message('Lodge the final account up to {day} (Administration of Estates Act s 83(2)).', { day: endedOn }),
        isDone: finalTo !== null && finalTo >= endedOn,
        tab: 'report',
      },
      {
        key: 'fees',
        says: message('Claim the remuneration and the Master’s fee of the final account.'),
        isDone: null,
        tab: 'expenses',
      },
    );
  }
  steps.push({
    key: 'handOver',
    says: message('Give the hand-over account with the assets, books and vouchers to the person who takes over.'),
    isDone: null,
    tab: null,
  });
  if (reason !== 'release') {
    steps.push({
      key: 'successor',
      says: hasSuccessor
        ? message('The new office bearer is captured with the date of appointment.')
        : message('Capture the new office bearer and the date of appointment.'),
      isDone: hasSuccessor,
      tab: 'details',
    });
  }
  return steps;
}
