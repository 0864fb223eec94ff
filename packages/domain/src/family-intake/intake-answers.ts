import { isLocalDate, type LocalDate } from '../dates/local-date';
import { parseAmount } from '../formats/parse-amount';
import { formatPlainAmount } from '../formats/amount';
import { maskNumber } from '../identity/mask';
import { readSaId } from '../identity/sa-id';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, refuse, type RefusalError } from '../law/refusal';
import { message } from '../law/message';
import { type IntakeKind, type IntakeQuestion, listQuestions } from './intake-steps';

/** Answers by the name of their question, as text. */
export type IntakeAnswers = Readonly<Record<string, string | null>>;

/** Whether it is asked, as the other answers stand. */
export const isAsked = ({ when }: IntakeQuestion, answers: IntakeAnswers): boolean =>
  !when || when.is.includes(answers[when.name] ?? '');

const describeTooLong = (longest: number) => message('Use at most {count} characters.', { count: longest });

function readAnswer(
  { name, kind, longest, choices }: IntakeQuestion,
  given: string,
  { today, country }: { readonly today: LocalDate; readonly country: Country },
): Outcome<string> {
  switch (kind) {
    case 'day':
      if (!isLocalDate(given)) return refuse(name, 'Give a date as YYYY-MM-DD.');
      return given > today ? refuse(name, 'This date is in the future. Check the year.') : given;
    case 'money': {
      const amount = parseAmount(given, name);
      if (isRefused(amount)) return amount;
      return amount < 0 ? refuse(name, 'Enter an amount of 0 or more.') : formatPlainAmount(amount);
    }
    case 'idNumber': {
      const digits = given.replaceAll(/[\s-]/g, '');
      const read = country === 'ZA' ? readSaId(digits, today, name) : digits;
      return isRefused(read) ? read : digits;
    }
    case 'choice':
      return choices && Object.hasOwn(choices, given) ? given : refuse(name, 'Choose an option.');
    case 'text':
      return given.length > (longest ?? 300) ? refuse(name, describeTooLong(longest ?? 300)) : given;
  }
}

/**
 * What somebody typed, tidied and read. Nothing has to be complete: it is saved as they go, and what is missing is told
 * beside it. A number that comes back masked is the one that was kept.
 */
export function readAnswers(
  kind: IntakeKind,
  given: IntakeAnswers,
  around: { readonly today: LocalDate; readonly country: Country; readonly kept?: IntakeAnswers },
): Outcome<IntakeAnswers> {
  const answers: Record<string, string | null> = {};
  const refused: RefusalError[] = [];
  for (const question of listQuestions(kind)) {
    const { name } = question;
    const typed = given[name]?.trim() ?? '';
    const kept = around.kept?.[name] ?? null;
    if (typed === '' || !isAsked(question, given)) answers[name] = null;
    else if (question.kind === 'idNumber' && kept !== null && typed === maskNumber(kept)) answers[name] = kept;
    else {
      const read = readAnswer(question, typed, around);
      if (isRefused(read)) refused.push(read);
      else answers[name] = read;
    }
  }
  const { dateOfBirth, dateOfDeath } = answers;
  if (dateOfBirth && dateOfDeath && dateOfDeath < dateOfBirth) {
    refused.push(refuse('dateOfDeath', 'This date is before the date of birth. Check both dates.'));
  }
  return collectRefusals(refused) ?? answers;
}

/** The same to show again: identity numbers are masked. */
export const maskAnswers = (kind: IntakeKind, answers: IntakeAnswers): IntakeAnswers =>
  Object.fromEntries(
    listQuestions(kind).map((question) => {
      const value = answers[question.name] ?? null;
      return [question.name, value !== null && question.kind === 'idNumber' ? maskNumber(value) : value];
    }),
  );
