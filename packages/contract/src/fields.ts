import { type LocalDate, isLocalDate } from '@boedel/domain/dates/local-date';
import { maskNumber } from '@boedel/domain/identity/mask';
import { type Cents, cents } from '@boedel/domain/money/cents';
import { z } from 'zod';
import { formatIssue } from './sentences';

// Every schema is made of the words below, so whoever reads one, server or browser, has the sentences too.
z.config({ customError: formatIssue });

/** The small words schemas are made of. Sentences here are read by people: each says what to do. */

export const id = z.int('Give a whole number.').positive('Give a number above 0.').meta({ description: 'id' });

/** A schema's own sentence would be said of its checks too. */
export const schemaMessages = { error: formatIssue };

/** Up to so many characters a text is one line: a name, a reference, an address. */
const oneLine = 254;
/** Signs nobody means to type and no paper shows: control signs, and those that turn the direction of what follows. */
const unseen = /[^\P{Cc}\n\t]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const tidyText =
  (longest: number) =>
  (value: string): string => {
    const seen = value.replace(/\r\n?/g, '\n').replace(unseen, '');
    return (longest > oneLine ? seen : seen.replace(/[\n\t]+/g, ' ')).trim();
  };
/** The same, where nothing entered is null. */
const tidyTextOrNull =
  (longest: number) =>
  (value: string | null | undefined): string | null =>
    (value && tidyText(longest)(value)) || null;

/** Text that may be left empty; nothing entered is null, never ''. */
export const optionalText = (longest: number) =>
  z.codec(z.string('Give text.').max(longest, schemaMessages).nullish(), z.string().nullable(), {
    decode: tidyTextOrNull(longest),
    encode: (value) => value,
  });

export const text = (longest: number) =>
  z.codec(z.string('Fill this in.').max(longest, schemaMessages), z.string().min(1, 'Fill this in.'), {
    decode: tidyText(longest),
    encode: (value) => value,
  });

/**
 * An identity, passport or bank account number: as typed on its way in, masked on its way out. Whoever needs the whole
 * of it asks for it, and the trail keeps who did. Its masked text sent back leaves it as it was.
 */
export const privateNumber = (longest: number) =>
  z
    .codec(z.string('Give text.').max(longest, schemaMessages).nullish(), z.string().nullable(), {
      decode: tidyTextOrNull(longest),
      encode: (value) => (value === null ? null : maskNumber(value)),
    })
    .meta({ description: 'Masked in answers' });

/** In rand. Sums of thousands of such amounts are still whole cents without loss. */
const largest = 1_000_000_000_000;

function findMoneyFault(rand: number, least: number): string | undefined {
  if (Math.abs(rand) > largest) return 'Give an amount of at most R1 000 000 000 000.';
  const scaled = Math.round(rand * 100);
  // The larger the amount, the coarser its fraction: there the same number again is what tells two decimals.
  if (Math.abs(scaled - rand * 100) > 1e-4 && scaled / 100 !== rand) return 'Give an amount with at most two decimals.';
  return rand < least ? 'Enter an amount of 0 or more.' : undefined;
}

/** What may be given is bounded; what was worked out, or kept from before, is answered as it is. */
const moneySchemaFrom = (least: number, description: string) =>
  z
    .codec(z.number('Give an amount.'), z.custom<Cents>(), {
      decode: (value, context) => {
        const message = findMoneyFault(value, least);
        if (message === undefined) return cents(Math.round(value * 100));
        context.issues.push({ code: 'custom', message, input: value });
        return z.NEVER;
      },
      encode: (value) => value / 100,
    })
    .meta({ description });

/** Rand with at most two decimals on the wire; whole cents inside. */
export const money = moneySchemaFrom(-largest, 'Amount in rand, at most two decimals');
/** A rate, a price, a value: what cannot be below nothing. */
export const moneyFromZero = moneySchemaFrom(0, 'Amount in rand of 0 or more, at most two decimals');

/** 31 February is written as a day is, and is none. */
const describeMissingDay = (given: unknown): string =>
  /^\d{4}-\d\d-\d\d$/.test(String(given))
    ? 'This date does not exist. Check the day and the month.'
    : 'Give a date as YYYY-MM-DD.';

/** A day written YYYY-MM-DD. One that is given is of a year people mean; one worked out from it may lie beyond. */
export const day = z.codec(
  z.string('Give a date as YYYY-MM-DD.').refine(isLocalDate, { error: ({ input }) => describeMissingDay(input) }),
  z.custom<LocalDate>(),
  {
    decode: (value, context) => {
      if (value >= '1800-01-01' && value <= '2199-12-31') return value;
      context.issues.push({ code: 'custom', message: 'Give a year from 1800 to 2199.', input: value });
      return z.NEVER;
    },
    encode: (value) => value,
  },
);

/** A day of every year: a financial year's end. */
export const monthAndDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter month and day as MM-DD, for example 02-28.');

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });

/** Query values arrive as text. */
export const numberInQuery = z.coerce.number('Give a number.');
/** An amount in an address: text that is read as rand. */
export const moneyInQuery = z.coerce.number('Give an amount.').pipe(moneyFromZero);
export const idInQuery = z.coerce.number('Give a whole number.').pipe(id);
export const flagInQuery = z
  .enum(['true', 'false', '1', '0', ''])
  .optional()
  .transform((value) => value === 'true' || value === '1');

/** Every list that pages takes these. */
export const paging = {
  skip: z.coerce.number().int().min(0, 'Start at 0 or later.').default(0),
  take: z.coerce
    .number()
    .int()
    .min(1, 'Take at least 1.')
    .max(1000, 'Request at most 1000 rows at a time.')
    .default(50),
  searchString: z.string().max(200, 'Use at most 200 characters in a search.').default(''),
};

export const version = z.int().positive();

/** What screens, letters and mails are written in. */
export const language = z.enum(['en', 'af'], 'Choose English or Afrikaans.');

/** The answer of a call that only says it was done. */
export const done = z.object({ done: z.literal(true) });
