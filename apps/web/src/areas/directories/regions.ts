import { markPhrase, t } from '../../i18n/t';

/** Provinces of South Africa and regions of Namibia that Afrikaans calls by another name; the rest are names. */
const known: ReadonlySet<string> = new Set([
  markPhrase('Eastern Cape'),
  markPhrase('Free State'),
  markPhrase('Kavango East'),
  markPhrase('Kavango West'),
  markPhrase('North West'),
  markPhrase('Northern Cape'),
  markPhrase('Western Cape'),
]);

export const translateRegionName = (region: string): string => (known.has(region) ? t(region) : region);
