import { type ReportFrequency, frequencies, isDueOn, type SendingSchedule } from '../firm/frequency';
import type { LocalDate } from '../dates/local-date';
import { type Message, message } from '../law/message';

/** Somebody whom a matter names to be written to, and what is known of an account under the same address. */
export interface ReportRecipient {
  readonly email: string | null;
  /** Null where nobody of the firm has this address: the firm named them, and that is enough. */
  readonly account: { readonly mayRead: boolean; readonly mayReadFigures: boolean } | null;
  /** Whether the firm lets them have figures. */
  readonly seesFigures: boolean;
}

/** Why nothing can go to somebody, or null where it can. Nobody is told more by mail than they may see signed in. */
export function explainNotReported({ email, account }: ReportRecipient): Message | null {
  if (email === null)
    return message(
      'This recipient has no email address. Enter it under the recipients of the matter, then send again.',
    );
  if (account && !account.mayRead) {
    return message(
      'This person has an account and may not read this matter. Give them access to it, or take them off its recipients.',
    );
  }
  return null;
}

export const showsFigures = ({ account, seesFigures }: ReportRecipient): boolean =>
  seesFigures && (account === null || account.mayReadFigures);

/** How often somebody is written to: as they asked, on the firm's day where it has one; else as the firm does. */
export function chooseSchedule(own: ReportFrequency | null, firm: SendingSchedule): SendingSchedule {
  if (own === null) return firm;
  return {
    frequency: own,
    weekday: own === frequencies.weekly ? (firm.weekday ?? 1) : null,
    monthDay: own === frequencies.monthly ? (firm.monthDay ?? 1) : null,
  };
}

export const isWrittenToOn = (own: ReportFrequency | null, firm: SendingSchedule, day: LocalDate): boolean =>
  isDueOn(chooseSchedule(own, firm), day);

/** In the order of their days; one whose day nobody kept stays behind the one it follows. */
export function sortByDay<T extends { readonly date: LocalDate | null }>(steps: readonly T[]): T[] {
  let before = '';
  return steps
    .map((step) => ({ step, on: (before = step.date ?? before) }))
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ step }) => step);
}
