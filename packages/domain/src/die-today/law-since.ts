import { gainsRates } from '../capital-gains/gains-rates';
import type { LocalDate } from '../dates/local-date';
import { dutyScale } from '../estate-duty/duty-scale';
import { normalTaxTables } from '../income-tax/tax-tables';
import type { Country } from '../law/country';
import { type Message, message } from '../law/message';

const tables = [
  ['scale of estate duty', dutyScale],
  ['capital gains tax rate', gainsRates],
  ['table of normal tax for natural persons', normalTaxTables],
] as const;

/** Rates a plan is worked out by that changed after one day and by another. */
export const describeLawSince = (after: LocalDate, upTo: LocalDate, country: Country): readonly Message[] =>
  country === 'NA'
    ? []
    : tables.flatMap(([subject, { rows }]) =>
        rows
          .filter(({ from }, index) => index > 0 && from > after && from <= upTo)
          .map(({ from }) => message('A new {subject} from {day}.', { subject: message(subject), day: from })),
      );
