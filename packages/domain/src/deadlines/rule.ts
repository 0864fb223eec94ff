import type { Country } from '../law/country';
import { type Message, message } from '../law/message';
import type { SystemType } from '../matter/kinds';
import type { DeadlineTrigger } from './triggers';

/**
 * How a period is counted. Days end by the Interpretation Act; court days leave out weekends and holidays; months and
 * years keep the day number and never move; months of a period stick to the end of the month.
 */
export type PeriodUnit = 'days' | 'courtDays' | 'months' | 'years' | 'periodMonths';

export interface PeriodSpan {
  readonly count: number;
  readonly unit: PeriodUnit;
}

export type PeriodCount =
  /** Forward from the trigger. With `least` or `most` the notice may state another period within them. */
  | ({ readonly direction: 'after'; readonly least?: PeriodSpan; readonly most?: PeriodSpan } & PeriodSpan)
  /** Forward by the period a notice states: nothing to count until it is captured. */
  | { readonly direction: 'stated'; readonly unit: PeriodUnit }
  /** At least so long before the trigger: plain subtraction. A Gazette notice takes the last Gazette that satisfies. */
  | ({ readonly direction: 'before'; readonly gazette?: boolean } & PeriodSpan)
  /** Not earlier than `earliest` and not later than `count` before the trigger. */
  | ({ readonly direction: 'windowBefore'; readonly earliest: number } & PeriodSpan)
  /** The day of the trigger itself. */
  | { readonly direction: 'atOnce' }
  /** 'Forthwith' in an Act: as soon as may be. It fixes no day, so the firm sets within how many it acts. */
  | { readonly direction: 'forthwith' }
  /** A fixed day so many years from the trigger's year; moved back to a business day only where the rule says. */
  | {
      readonly direction: 'calendar';
      readonly month: number;
      readonly day: number | 'last';
      readonly yearsOn: number;
      readonly movesBack?: boolean;
    }
  /** The next return of the trigger's day. */
  | { readonly direction: 'anniversary' }
  /** Announced each year: read from the table by the trigger's year. */
  | { readonly direction: 'announced'; readonly dates: Readonly<Record<number, string>> };

export type InsolventEntity = 'person' | 'company' | 'closeCorporation';

export interface DeadlineRule {
  readonly id: string;
  readonly title: string;
  /** 'by': the last day to act. 'from': the first day something starts or may be done. 'ends': a period is over. */
  readonly meaning: 'by' | 'from' | 'ends';
  /** Several triggers: the latest of them, once all are there. */
  readonly trigger: DeadlineTrigger | readonly DeadlineTrigger[];
  /** The rule whose computed date stands in for the trigger until the event itself is captured. */
  readonly elseAfter?: string;
  readonly count: PeriodCount;
  readonly section: string;
  /** What is uncertain, or what to bear in mind. */
  readonly note?: string;
  /** The same where it is so in one country alone. */
  readonly noteIn?: Partial<Readonly<Record<Country, string>>>;
  readonly systemTypes: readonly SystemType[];
  readonly countries: readonly Country[];
  /** For insolvency: whose estate it is. Left out: any. */
  readonly entities?: readonly InsolventEntity[];
  /** The diary's key date this rule fills, where the product has one. */
  readonly keyDate?: number;
  /** The event by which it was done: once that happened, nothing is late any more. */
  readonly answeredBy?: string;
  /** Others may act until then, not the firm. */
  readonly isOthers?: true;
  /** A right of the estate: not used until then, it lapses. */
  readonly isRight?: true;
  /** Comes back with every year of its trigger. */
  readonly comesRound?: true;
}

export const readRuleNote = ({ note, noteIn }: DeadlineRule, country: Country): string | undefined =>
  noteIn?.[country] ?? note;

export const both: readonly Country[] = ['ZA', 'NA'];
export const southAfrica: readonly Country[] = ['ZA'];

export const countFrom = (
  count: number,
  unit: PeriodUnit,
  bounds: { least?: PeriodSpan; most?: PeriodSpan } = {},
): PeriodCount => ({
  direction: 'after',
  count,
  unit,
  ...bounds,
});
export const countBack = (count: number, unit: PeriodUnit = 'days'): PeriodCount => ({
  direction: 'before',
  count,
  unit,
});
export const countGazetteBack = (count: number): PeriodCount => ({
  direction: 'before',
  count,
  unit: 'days',
  gazette: true,
});
export const countWindowBack = (earliest: number, latest: number, unit: PeriodUnit = 'days'): PeriodCount => ({
  direction: 'windowBefore',
  earliest,
  count: latest,
  unit,
});
export const countAsStated = (unit: PeriodUnit = 'days'): PeriodCount => ({ direction: 'stated', unit });
export const atOnce: PeriodCount = { direction: 'atOnce' };
export const forthwith: PeriodCount = { direction: 'forthwith' };
/** Within how many days a firm does what is to be done forthwith, unless it sets another number. */
export const usualForthwithDays = 14;

const spans: Readonly<Record<PeriodUnit, readonly [one: string, many: string]>> = {
  days: ['{count} day', '{count} days'],
  courtDays: ['{count} business day', '{count} business days'],
  months: ['{count} month', '{count} months'],
  years: ['{count} year', '{count} years'],
  periodMonths: ['{count} month, to the end of the month', '{count} months, to the end of the month'],
};
/** '30 days', '1 month'. */
export const describeSpan = ({ count, unit }: PeriodSpan): Message =>
  message(spans[unit][count === 1 ? 0 : 1], { count });
