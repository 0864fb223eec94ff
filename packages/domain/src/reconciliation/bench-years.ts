import { addDays, countDaysInMonth, fromDayParts, type LocalDate } from '../dates/local-date';
import { cents } from '../money/cents';
import type { LineToMatch, PastChoice } from './match';

/** A line with the class a curator gave it. */
export interface ClassifiedLine extends LineToMatch {
  readonly target: string;
}

/** The same numbers every time for a seed (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface RegularPayment {
  readonly texts: readonly string[];
  readonly target: string;
  /** Rand a time; a range when it differs. */
  readonly amount: number | readonly [number, number];
  readonly aMonth: number;
  /** How the bank writes it in the second year, where it changed. */
  readonly later?: readonly string[];
  /** What it rises by from year to year, in percent. */
  readonly rises?: number;
}

/** An invented person under curatorship: what comes and goes every month. `#` is a number that differs each time. */
const regular: readonly RegularPayment[] = [
  { texts: ['GOVT PENSION FUND #'], target: 'INCOME:PENSION', amount: 12_500, aMonth: 1, rises: 5 },
  { texts: ['MONEY MARKET INTEREST'], target: 'INCOME:INTEREST', amount: [2800, 3400], aMonth: 1 },
  {
    texts: ['RENT FLAT 4 T MOKOENA {MON}'],
    target: 'INCOME:RENT',
    amount: 7500,
    aMonth: 1,
    later: ['IB PAYMENT FROM T MOKOENA RENT {MON}'],
  },
  { texts: ['LIFE ANNUITY EVERGREEN #'], target: 'INCOME:ANNUITY', amount: 4321.55, aMonth: 1 },
  { texts: ['SUNSET CARE HOME {MON}'], target: 'MAINT:CARE', amount: 9800, aMonth: 1, rises: 7 },
  { texts: ['NIGHT NURSE N DLAMINI'], target: 'MAINT:CARE', amount: 1850, aMonth: 2 },
  { texts: ['MEDSCHEME DEBIT ORDER #'], target: 'MAINT:MEDICAL', amount: 3412.5, aMonth: 1, rises: 9 },
  {
    texts: ['POS PURCHASE HILLSIDE PHARMACY #', 'POS PURCHASE CORNER PHARMACY #'],
    target: 'MAINT:MEDICAL',
    amount: [90, 900],
    aMonth: 2,
    later: ['HILLSIDE PHARMACY CARD #'],
  },
  { texts: ['DR P NAIDOO ROOMS'], target: 'MAINT:MEDICAL', amount: [450, 650], aMonth: 0.5 },
  {
    texts: ['POS PURCHASE FRESHMART SANDHILL', 'POS PURCHASE FRESHMART RIVERSIDE', 'POS PURCHASE FRESHMART NORTH'],
    target: 'MAINT:HOUSEHOLD',
    amount: [120, 1900],
    aMonth: 4,
    later: ['FRESHMART ONLINE #', 'POS PURCHASE FRESHMART SANDHILL'],
  },
  { texts: ['PREPAID ELECTRICITY CITYPOWER #'], target: 'MAINT:HOUSEHOLD', amount: 500, aMonth: 1.5 },
  { texts: ['CELLNET AIRTIME #'], target: 'MAINT:HOUSEHOLD', amount: 149, aMonth: 1 },
  { texts: ['EFT L KHUMALO GARDEN'], target: 'MAINT:PROPERTY', amount: 600, aMonth: 1 },
  { texts: ['MUNICIPAL RATES # {MON}'], target: 'MAINT:PROPERTY', amount: [1380, 1520], aMonth: 1 },
  { texts: ['SAFEGUARD ALARM'], target: 'MAINT:PROPERTY', amount: 489, aMonth: 1, rises: 6 },
  { texts: ['UMBRELLA INSURANCE DEBIT ORDER #'], target: 'MAINT:INSURANCE', amount: 1133.2, aMonth: 1, rises: 8 },
  { texts: ['MONTHLY ACCOUNT FEE'], target: 'ADMIN:BANK_CHARGES', amount: 75, aMonth: 1, rises: 4 },
  { texts: ['TRANSACTION CHARGES'], target: 'ADMIN:BANK_CHARGES', amount: [12, 160], aMonth: 1 },
  { texts: ['TRANSFER TO MONEY MARKET'], target: 'INTERNAL', amount: [5000, 15_000], aMonth: 0.5 },
  // One text, two meanings: the amount and the curator's memory tell them apart, and nothing else.
  { texts: ['ATM CASH WITHDRAWAL #'], target: 'MAINT:HOUSEHOLD', amount: 500, aMonth: 0.4 },
  { texts: ['ATM CASH WITHDRAWAL #'], target: 'MAINT:CARE', amount: 1000, aMonth: 0.3 },
];

const yearly = [
  { text: 'BOND OF SECURITY PREMIUM', target: 'ADMIN:BOND_PREMIUM', amount: 1265 },
  { text: 'REVENUE SERVICE ASSESSED TAX #', target: 'MAINT:TAX', amount: 4210 },
  { text: 'VALUER J STEYN INV #', target: 'ADMIN:VALUATION', amount: 2300 },
  { text: 'CURATOR FEE ACCOUNT', target: 'ADMIN:CURATOR_FEE_PAID', amount: 5715.75 },
] as const;

/** Payees that come once and nobody has seen before: no memory can tell where they go. */
const oneOffs = [
  'PLUMBER',
  'LOCKSMITH',
  'OPTICIAN',
  'FUNERAL WREATH',
  'ROOFING',
  'TRAVEL DESK',
  'NOTARY',
  'GLAZIER',
  'SHOE SHOP',
  'BOOK CLUB',
  'DENTIST',
  'VET',
];
const places = ['ABBOTSFORD', 'BERGVLEI', 'CRANEBROOK', 'DUNEFIELD', 'EASTPORT', 'FERNDALE'];
const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const toCents = (rand: number): number => Math.round(rand * 100);

/** A year of an invented curatorship, about 300 lines, with the class of each. The year runs from 1 March. */
export function createCuratorYear(seed: number, year: 1 | 2, { of = 'one' } = {}): ClassifiedLine[] {
  const random = createSeededRandom(seed * 31 + year);
  const lines: ClassifiedLine[] = [];
  const isIncome = (target: string): boolean => target.startsWith('INCOME:');
  const pushLine = (day: LocalDate, text: string, target: string, amount: number): void => {
    const description = text
      .replace('#', String(100_000 + Math.floor(random() * 900_000)))
      .replace('{MON}', monthNames[Number(day.slice(5, 7)) - 1]!);
    lines.push({
      id: `${of}-${year}-${lines.length}`,
      day,
      description,
      target,
      amount: cents(isIncome(target) ? amount : -amount),
    });
  };
  for (let month = 0; month < 12; month += 1) {
    const [y, m] = [2024 + year + Math.floor((month + 2) / 12), ((month + 2) % 12) + 1];
    const pickDay = (): LocalDate =>
      fromDayParts({ year: y, month: m, day: 1 + Math.floor(random() * countDaysInMonth(y, m)) });
    for (const { texts, target, amount, aMonth, later, rises = 0 } of regular) {
      const times = Math.floor(aMonth) + (random() < aMonth % 1 ? 1 : 0);
      for (let time = 0; time < times; time += 1) {
        const from = year === 2 && later ? later : texts;
        const text = from[Math.floor(random() * from.length)]!;
        const plain =
          typeof amount === 'number'
            ? toCents(amount)
            : toCents(amount[0]) + Math.floor(random() * toCents(amount[1] - amount[0]));
        const risen = year === 2 && rises > 0 ? Math.round((plain * (100 + rises)) / 100) : plain;
        pushLine(pickDay(), text, target, risen);
      }
    }
    if (random() < 0.75) {
      const who = `${oneOffs[Math.floor(random() * oneOffs.length)]!} ${places[Math.floor(random() * places.length)]!} #`;
      pushLine(
        pickDay(),
        year === 2 ? `SECOND ${who}` : who,
        random() < 0.5 ? 'MAINT:PROPERTY' : 'MAINT:MEDICAL',
        10_000 + Math.floor(random() * 300_000),
      );
    }
  }
  const start = fromDayParts({ year: 2024 + year, month: 3, day: 1 });
  for (const { text, target, amount } of yearly)
    pushLine(addDays(start, Math.floor(random() * 360)), text, target, toCents(amount));
  return lines.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** What a year that was matched teaches. */
export const toPastChoices = (lines: readonly ClassifiedLine[]): PastChoice[] =>
  lines.map(({ description, amount, target }) => ({ description, amount, target }));

export interface SuggestionScore {
  readonly lines: number;
  /** How many of the best suggestions are the class the curator gave. */
  readonly right: number;
  readonly certain: number;
  readonly certainAndWrong: number;
}
