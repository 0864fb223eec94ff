import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { type DatedTable, type DatedRow, createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, rand, sum } from '../money/cents';

/** The two rounds: to creditors (J193, s 29) and of the account that lies open (J187, s 35(5)). */
export type AdvertisingNoticeKind = 'creditors' | 'inspection';

/** What a notice is budgeted at until its invoice is captured. These are defaults to edit, not law. */
export interface NoticeBudget extends DatedRow {
  readonly gazette: Cents;
  readonly newspaper: Cents;
}
export const noticeBudgets: Readonly<Record<Country, DatedTable<NoticeBudget>>> = {
  ZA: createDatedTable('budget for notices', [
    {
      from: '2018-01-01',
      gazette: rand(40),
      newspaper: rand(550),
      note: 'Estimate: newspapers quote R400 to R700 a notice, the Gazette about R40.',
    },
  ]),
  NA: createDatedTable<Omit<NoticeBudget, keyof DatedRow>>('Namibian budget for notices', []),
};

export interface AdvertisingNotice {
  readonly kind: AdvertisingNoticeKind;
  readonly publishedOn: LocalDate;
  /** As invoiced, VAT included. Absent: the budget. */
  readonly gazette?: Cents;
  readonly newspaper?: Cents;
}

const titles: Readonly<Record<AdvertisingNoticeKind, { label: string; section: string }>> = {
  creditors: { label: 'Notice to creditors (J193)', section: 'Administration of Estates Act s 29' },
  inspection: { label: 'Notice of the account (J187)', section: 'Administration of Estates Act s 35(5)' },
};

/** What the notices cost. An amount that is still a budget says so on its line. */
export function computeAdvertisingCost(
  country: Country,
  notices: readonly AdvertisingNotice[],
): Outcome<WorkedResult<Cents>> {
  const result = startWorking('Advertisements', 'Administration of Estates Act ss 29, 35(5)');
  const amounts: Cents[] = [];
  for (const [index, notice] of notices.entries()) {
    const refused = collectRefusals([
      checkNotNegative(`notices.${index}.gazette`, notice.gazette),
      checkNotNegative(`notices.${index}.newspaper`, notice.newspaper),
    ]);
    if (refused) return refused;
    for (const paper of ['gazette', 'newspaper'] as const) {
      const label = `${titles[notice.kind].label}, ${paper === 'gazette' ? 'Gazette' : 'newspaper'}`;
      const { section } = titles[notice.kind];
      const invoiced = notice[paper];
      if (invoiced !== undefined) {
        result.line(label, invoiced, { section });
        amounts.push(invoiced);
        continue;
      }
      const budget = findRowOn(noticeBudgets[country], notice.publishedOn, `notices.${index}.${paper}`);
      if (isRefused(budget)) return budget;
      result.line(label, budget[paper], { section, note: budget.note ?? 'Budget.' });
      amounts.push(budget[paper]);
    }
  }
  return result.gives(sum(amounts));
}
