import { type Outcome, refuse } from '../law/refusal';

/** The letters by which a Master's office marks its trust files. */
export const masterOfficeSuffixes: Readonly<Record<string, string>> = {
  H: 'Bhisho',
  B: 'Bloemfontein',
  C: 'Cape Town',
  D: 'Durban',
  E: 'Makhanda',
  G: 'Johannesburg',
  K: 'Kimberley',
  M: 'Mahikeng',
  U: 'Mthatha',
  MN: 'Mbombela',
  N: 'Pietermaritzburg',
  L: 'Polokwane',
  S: 'Gqeberha',
  T: 'Pretoria',
  V: 'Thohoyandou',
};

export interface TrustNumber {
  /** As the person wrote it: offices and years differ, so nothing is lost. */
  readonly raw: string;
  /** One form to search and compare by: 'IT1234/2014(G)'. */
  readonly normalised: string;
  readonly nature: 'inter vivos' | 'testamentary' | 'not told';
  readonly office?: string;
}

const natures = { IT: 'inter vivos', MT: 'testamentary', TM: 'testamentary', T: 'not told' } as const;
const pattern = /^(IT|MT|TM|T)\s?(\d{1,7})\/(\d{2,4})(?:\s?\(?([A-Z]{1,2})\)?)?$/;

/** Reads a Master's trust number. The pattern is tolerant: old files carry two-digit years and no office. */
export function readTrustNumber(text: string, field = 'trustNumber'): Outcome<TrustNumber> {
  const match = pattern.exec(text.trim().toUpperCase());
  if (!match)
    return refuse(field, "Write the Master's trust number like IT1234/2014(G), as on the letters of authority.");
  const [, prefix, number, year, suffix] = match;
  const office = suffix && masterOfficeSuffixes[suffix];
  return {
    raw: text,
    normalised: `${prefix}${Number(number)}/${year}${suffix ? `(${suffix})` : ''}`,
    nature: natures[prefix as keyof typeof natures],
    ...(office && { office }),
  };
}
