import { phrase, t } from '../../i18n/t';

/** Provinces of South Africa and regions of Namibia that Afrikaans calls by another name; the rest are names. */
const known: ReadonlySet<string> = new Set([
  phrase('Eastern Cape'),
  phrase('Free State'),
  phrase('Kavango East'),
  phrase('Kavango West'),
  phrase('North West'),
  phrase('Northern Cape'),
  phrase('Western Cape'),
]);

export const regionName = (region: string): string => (known.has(region) ? t(region) : region);
