import { message, anyOf, quoteVerbatim } from '../law/message';
import { type Country, countries, defaultCountry } from '../law/country';
import { type Outcome, refuse } from '../law/refusal';

export interface PhoneNumber {
  /** '+27821234567' */
  readonly international: string;
  readonly kind: 'mobile' | 'other' | 'foreign';
}

/** The digits after the country code: which are possible, which ring a mobile and so can take an SMS. */
const national: Readonly<Record<Country, { possible: RegExp; mobile: RegExp }>> = {
  // 080 is toll-free, 086 shared-cost and 087 internet telephony: reachable, but no mobiles.
  ZA: { possible: /^[1-9]\d{8}$/, mobile: /^(?:6\d|7\d|8[1-589])\d{7}$/ },
  NA: { possible: /^(?:6\d{7,8}|8\d{7,8})$/, mobile: /^8[135]\d{7}$/ },
};

/** Reads a telephone number: a national one with its leading 0, or an international one with + or 00. */
export function readPhone(text: string, country: Country = defaultCountry, field = 'phone'): Outcome<PhoneNumber> {
  const compact = text.replace(/[\s\u00a0().-]/g, '').replace(/^00/, '+');
  const international = compact.startsWith('0') ? `+${countries[country].dialCode}${compact.slice(1)}` : compact;
  const home = (Object.keys(national) as Country[]).find((each) =>
    international.startsWith(`+${countries[each].dialCode}`),
  );
  if (home) {
    const digits = international.slice(countries[home].dialCode.length + 1);
    if (national[home].possible.test(digits)) {
      return { international, kind: national[home].mobile.test(digits) ? 'mobile' : 'other' };
    }
  } else if (/^\+[1-9]\d{6,14}$/.test(international)) {
    return { international, kind: 'foreign' };
  }
  const example = anyOf(
    country === 'NA'
      ? [quoteVerbatim('081 123 4567'), quoteVerbatim('+264 81 123 4567')]
      : [quoteVerbatim('082 123 4567'), quoteVerbatim('+27 82 123 4567')],
  );
  return refuse(
    field,
    message("'{text}' is not a telephone number. Write it like {example}.", { text: text.trim(), example }),
  );
}
