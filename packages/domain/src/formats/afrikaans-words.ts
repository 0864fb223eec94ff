import { assert } from '../law/assert';
import { type Country, defaultCountry } from '../law/country';
import type { Cents } from '../money/cents';

const small =
  'nul een twee drie vier vyf ses sewe agt nege tien elf twaalf dertien veertien vyftien sestien sewentien agtien negentien'.split(
    ' ',
  );
const tens = '- - twintig dertig veertig vyftig sestig sewentig tagtig negentig'.split(' ');

function spellBelowHundred(value: number): string {
  if (value < 20) return small[value]!;
  const unit = value % 10;
  return unit === 0 ? tens[value / 10]! : `${small[unit]}-en-${tens[(value - unit) / 10]}`;
}

function spellBelowThousand(value: number): string {
  const rest = value % 100;
  if (value < 100) return spellBelowHundred(rest);
  const hundreds = `${small[(value - rest) / 100]}honderd`;
  return rest === 0 ? hundreds : `${hundreds} ${rest < 20 || rest % 10 === 0 ? 'en ' : ''}${spellBelowHundred(rest)}`;
}

/** 'eenduisend tweehonderd vier-en-dertig'; 'oorloop' past nine digits, as the English says 'overflow'. */
export function spellIntegerInAfrikaans(value: number): string {
  assert(Number.isInteger(value), `${value} is not a whole number`);
  if (value < 0) return `minus ${spellIntegerInAfrikaans(-value)}`;
  if (value > 999_999_999) return 'oorloop';
  if (value === 0) return small[0]!;
  const groups = [
    [Math.floor(value / 1_000_000), ' miljoen'],
    [Math.floor(value / 1000) % 1000, 'duisend'],
    [value % 1000, ''],
  ] as const;
  const words = groups.filter(([group]) => group > 0).map(([group, name]) => spellBelowThousand(group) + name);
  const last = value % 1000;
  if (words.length > 1 && last > 0 && (last < 20 || (last < 100 && last % 10 === 0))) words.push(`en ${words.pop()}`);
  return words.join(' ');
}

/** 'eenduisend tweehonderd rand en vyftig sent'. */
export function spellAmountInAfrikaans(amount: Cents, country: Country = defaultCountry): string {
  const magnitude = Math.abs(amount);
  const [units, hundredths] = [Math.floor(magnitude / 100), magnitude % 100];
  const words = spellIntegerInAfrikaans(units);
  if (words === 'oorloop') return words;
  const whole = `${words} ${country === 'NA' ? 'Namibiese dollar' : 'rand'}`;
  const cents = hundredths > 0 ? ` en ${spellIntegerInAfrikaans(hundredths)} sent` : '';
  return `${amount < 0 ? 'minus ' : ''}${whole}${cents}`;
}
