import type { Country } from '../law/country';
import { type DatedTable, type DatedRow, createDatedTable } from '../law/dated';
import { type Cents, rand } from '../money/cents';

interface AmountLimit {
  readonly amount: Cents;
}
type LimitTable = DatedTable<AmountLimit & DatedRow>;
const createEmptyLimits = (subject: string): LimitTable => createDatedTable<AmountLimit>(subject, []);

/** Intestate Succession Act 81 of 1987 s 1(1)(c)(i), by date of death (GN R920 of 24 November 2014). */
export const spouseMinimum: LimitTable = createDatedTable("minimum for the intestate's spouse", [
  { from: '1988-03-18', amount: rand(125_000) },
  { from: '2014-11-24', amount: rand(250_000) },
]);

/**
 * Namibia, Intestate Succession Ordinance 12 of 1946 s 1, as amended by Act 15 of 1982: what a spouse takes at least. In
 * community the spouse's own half of the joint estate counts towards it.
 */
export const namibianSpouseMinimum: LimitTable = createDatedTable("Namibian minimum for the intestate's spouse", [
  {
    from: '1982-01-01',
    amount: rand(50_000),
    note: '[check] The amount and its first day, against the Ordinance as amended.',
  },
]);

/** Administration of Estates Act s 18(3): gross value up to which the Master may do without an executor. */
export const smallEstateLimits: Readonly<Record<Country, LimitTable>> = {
  ZA: createDatedTable('limit for small estates', [
    {
      from: '1967-10-02',
      amount: rand(125_000),
      note: 'Lower amounts applied in earlier years, and some sources give R150 000. Confirm the amount for earlier deaths.',
    },
    { from: '2014-11-24', amount: rand(250_000) },
  ]),
  NA: createDatedTable('Namibian limit for small estates', [
    { from: '2005-12-29', amount: rand(100_000), note: 'Used in Namibia. Confirm against the Act as amended.' },
  ]),
};

/** Estates a magistrate's service point may still take: intestate, solvent, no unassisted minors. */
export const servicePointLimit: LimitTable = createDatedTable('limit for service points', [
  { from: '2014-11-24', amount: rand(125_000), note: 'Service point practice. Confirm with the office.' },
]);

/** Sections 80 and 90: the Master's consent for a minor's land, and maintenance out of the Guardian's Fund. */
export const guardiansFundLimits: Readonly<Record<Country, LimitTable>> = {
  ZA: createDatedTable("limit of the Master's consent for minors", [{ from: '2014-11-24', amount: rand(250_000) }]),
  NA: createEmptyLimits("Namibian limit of the Master's consent for minors"),
};
