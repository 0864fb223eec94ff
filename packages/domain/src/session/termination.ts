import { message } from '../law/message';
import { addDays, type LocalDate } from '../dates/local-date';
import { type Outcome, refuse } from '../law/refusal';

/** The day the agreement ends where notice is given today. */
export const computeNoticeEnd = (today: LocalDate, noticeDays: number): LocalDate => addDays(today, noticeDays);
/** The day from which the firm's data may be deleted: after the days that are left to fetch it. */
export const computeDeletionDay = (terminatesOn: LocalDate, accessDays: number): LocalDate =>
  addDays(terminatesOn, accessDays + 1);

type TerminatingSide = 'firm' | 'provider';
const givenByOther: Readonly<Record<TerminatingSide, string>> = {
  firm: 'The provider gave this notice. Contact the provider.',
  provider: 'The firm gave this notice itself. One of its administrators takes it back.',
};

/** Whoever gave a notice takes it back: a firm its own, the provider the provider's. */
export function mayWithdraw(
  notice: { terminatesOn: LocalDate | null; from: TerminatingSide | null },
  by: TerminatingSide,
): Outcome<true> {
  if (!notice.terminatesOn) return refuse('id', 'No notice has been given.');
  if (notice.from !== by) return refuse('id', givenByOther[by]);
  return true;
}

/** Only a firm that is one may be given notice, and only once. */
export function mayGiveNotice(firm: { isProvider: boolean; terminatesOn: LocalDate | null }): Outcome<true> {
  if (firm.isProvider) return refuse('id', 'The provider’s own firm cannot be removed.');
  if (firm.terminatesOn)
    return refuse(
      'id',
      message('Notice has already been given. The agreement ends on {day}.', { day: firm.terminatesOn }),
    );
  return true;
}
