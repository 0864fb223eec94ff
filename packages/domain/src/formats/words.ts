import { assert } from '../law/assert';
import { type Country, countries, defaultCountry } from '../law/country';
import type { Cents } from '../money/cents';

/** The bond forms have room for nine digits; a longer number is answered, not guessed at. */
const maxDigits = 9;

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function spellBelowHundred(value: number): string {
  if (value < 20) return small[value]!;
  const unit = value % 10;
  return unit === 0 ? tens[value / 10]! : `${tens[(value - unit) / 10]}-${small[unit]}`;
}

function spellBelowThousand(value: number): string {
  const rest = value % 100;
  if (value < 100) return spellBelowHundred(rest);
  const hundreds = `${small[(value - rest) / 100]} hundred`;
  return rest === 0 ? hundreds : `${hundreds} and ${spellBelowHundred(rest)}`;
}

/** 'one thousand two hundred and thirty-four'; 'overflow' beyond nine digits. */
export function spellInteger(value: number): string {
  assert(Number.isInteger(value), `${value} is not a whole number`);
  if (String(Math.abs(value)).length > maxDigits) return 'overflow';
  if (value < 0) return `minus ${spellInteger(-value)}`;
  if (value === 0) return small[0]!;
  const groups = [
    [Math.floor(value / 1_000_000), ' million'],
    [Math.floor(value / 1000) % 1000, ' thousand'],
    [value % 1000, ''],
  ] as const;
  const words = groups.filter(([group]) => group > 0).map(([group, name]) => spellBelowThousand(group) + name);
  // 'one thousand and five': the last group takes its 'and' from the group before when it has no hundreds itself.
  const last = value % 1000;
  if (words.length > 1 && last > 0 && last < 100) words.push(`and ${words.pop()}`);
  return words.join(' ');
}

/** 'one thousand two hundred and thirty-four rand and fifty cents', as the bond of security asks for. */
export function spellAmount(amount: Cents, country: Country = defaultCountry): string {
  const magnitude = Math.abs(amount);
  const [units, hundredths] = [Math.floor(magnitude / 100), magnitude % 100];
  const words = spellInteger(units);
  if (words === 'overflow') return words;
  const currency = country === 'NA' && units === 1 ? 'Namibia dollar' : countries[country].currencyName;
  const parts = [`${words} ${currency}`];
  if (hundredths > 0) parts.push(`${spellInteger(hundredths)} ${hundredths === 1 ? 'cent' : 'cents'}`);
  return `${amount < 0 ? 'minus ' : ''}${parts.join(' and ')}`;
}
