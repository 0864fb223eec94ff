import type { Country } from '../law/country';
import { type DatedTable, type DatedRow, createDatedTable } from '../law/dated';
import { type Cents, nil, rand } from '../money/cents';
import { type Fraction, fraction, none, percent } from '../money/fraction';

/**
 * Regulation 8 of the Administration of Estates Regulations (GN R473 of 24 March 1972). The rows start with the
 * regulations themselves; when the present percentages were first set is not confirmed.
 */
const since1972 = 'In force with the regulations of 1 April 1972; confirm the percentages for deaths long past.';
/** Namibia kept the Act of 1965; its own gazetted tariff could not be confirmed, so these rows are what is quoted. */
const quotedInNamibia = 'Commonly quoted in Namibia; confirm against the gazetted Namibian tariff.';

export interface ExecutorTariff extends DatedRow {
  readonly capitalRate: Fraction;
  readonly incomeRate: Fraction;
  readonly minimum: Cents;
}

export const executorTariffs: Readonly<Record<Country, DatedTable<ExecutorTariff>>> = {
  ZA: createDatedTable("executor's tariff", [
    { from: '1972-04-01', capitalRate: percent('3.5'), incomeRate: percent(6), minimum: rand(350), note: since1972 },
  ]),
  NA: createDatedTable("Namibian executor's tariff", [
    {
      from: '1990-03-21',
      capitalRate: percent('3.5'),
      incomeRate: percent(6),
      minimum: nil,
      note: 'Commonly quoted in Namibia; confirm against the gazetted Namibian tariff. No minimum is on record.',
    },
  ]),
};

/** Who administers the property of a living person, or of a deceased one until there is an executor. */
export type CuratorOffice = 'curator' | 'tutor' | 'interimCurator' | 'restraintCurator';

export interface CuratorTariff extends DatedRow {
  /** On income collected during the office. */
  readonly incomeRate: Fraction;
  /** On capital handed over when the office ends; for an interim curator, on the gross value in the account. */
  readonly capitalRate: Fraction;
  /** On money handed over, where the tariff treats it apart from other capital. */
  readonly moneyRate: Fraction;
  readonly section: string;
}

const curatorOrTutor = {
  incomeRate: percent(6),
  capitalRate: percent(2),
  moneyRate: percent(2),
  section: 'Administration of Estates Regulations, reg 8(3)',
};
const interim = {
  incomeRate: none,
  capitalRate: fraction(1, 800),
  moneyRate: fraction(1, 800),
  section: 'Administration of Estates Regulations, reg 8',
};

export const curatorTariffs: Readonly<Record<Country, Readonly<Record<CuratorOffice, DatedTable<CuratorTariff>>>>> = {
  ZA: {
    curator: createDatedTable("curator's tariff", [{ from: '1972-04-01', ...curatorOrTutor, note: since1972 }]),
    tutor: createDatedTable("tutor's tariff", [{ from: '1972-04-01', ...curatorOrTutor, note: since1972 }]),
    interimCurator: createDatedTable("interim curator's tariff", [{ from: '1972-04-01', ...interim, note: since1972 }]),
    restraintCurator: createDatedTable("restraint curator's tariff", [
      {
        from: '1999-01-21',
        incomeRate: percent(6),
        capitalRate: percent(2),
        moneyRate: percent(1),
        section: 'Prevention of Organised Crime Act 121 of 1998, reg 2',
        note: 'Assumed to apply from the commencement of the Act. Confirm the date of the regulation.',
      },
    ]),
  },
  NA: {
    curator: createDatedTable("Namibian curator's tariff", [
      { from: '1990-03-21', ...curatorOrTutor, note: quotedInNamibia },
    ]),
    tutor: createDatedTable("Namibian tutor's tariff", [
      { from: '1990-03-21', ...curatorOrTutor, note: quotedInNamibia },
    ]),
    interimCurator: createDatedTable("Namibian interim curator's tariff", [
      { from: '1990-03-21', ...interim, note: quotedInNamibia },
    ]),
    restraintCurator: createDatedTable<Omit<CuratorTariff, keyof DatedRow>>("Namibian restraint curator's tariff", []),
  },
};
