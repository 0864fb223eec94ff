/** The two countries whose law we know. A matter carries one; it decides statutes, holidays and currency. */
export type Country = 'ZA' | 'NA';

interface CountryFacts {
  readonly name: string;
  /** Written before an amount, with its space. */
  readonly currencyPrefix: string;
  readonly currencyCode: string;
  readonly currencyName: string;
  readonly timeZone: string;
  readonly dialCode: string;
}

export const countries: Readonly<Record<Country, CountryFacts>> = {
  ZA: {
    name: 'South Africa',
    currencyPrefix: 'R ',
    currencyCode: 'ZAR',
    currencyName: 'rand',
    timeZone: 'Africa/Johannesburg',
    dialCode: '27',
  },
  NA: {
    name: 'Namibia',
    currencyPrefix: 'N$ ',
    currencyCode: 'NAD',
    currencyName: 'Namibia dollars',
    timeZone: 'Africa/Windhoek',
    dialCode: '264',
  },
};

export const defaultCountry: Country = 'ZA';

export const findCountry = (name: string): Country | undefined =>
  (Object.keys(countries) as Country[]).find((country) => countries[country].name === name);
