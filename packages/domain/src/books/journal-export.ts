import { formatCsvLine } from '../csv/write-csv';
import type { LocalDate } from '../dates/local-date';
import { assert } from '../law/assert';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type AccountCode, chart } from '../ledger/chart';
import { type Cents, negate, sum } from '../money/cents';
import { formatFileAmount } from '../payout/bank-files';
import { formatPastelLine } from '../reconciliation/pastel';

/** An event of the ledger as a journal of the firm's own books. */
export interface ExportedEvent {
  readonly id: number;
  readonly day: LocalDate;
  /** The matter's reference. */
  readonly matter: string;
  readonly narrative: string;
  readonly voucher: string | null;
  /** They add up to nothing; a debit is positive. */
  readonly postings: readonly { readonly account: AccountCode; readonly cents: Cents }[];
}

export const journalFormats = {
  pastel: { program: 'Sage Pastel', longestCode: 7 },
  xero: { program: 'Xero', longestCode: 10 },
  sage: { program: 'Sage 50', longestCode: 8 },
} as const;
export type JournalFormat = keyof typeof journalFormats;
export const journalFormatNames = Object.keys(journalFormats) as [JournalFormat, ...JournalFormat[]];

export interface JournalSettings {
  /** What the firm's program calls each account. */
  readonly codes: ReadonlyMap<string, string>;
  /** The first month of the firm's financial year, 1 to 12. */
  readonly firstMonth: number;
  /** What Xero calls the tax rate of a line without tax. */
  readonly taxRate: string;
}

const toSlashDay = (day: LocalDate): string => day.split('-').reverse().join('/');
const buildReference = ({ id, voucher }: ExportedEvent, longest: number): string =>
  voucher && voucher.length <= longest ? voucher : `E${id}`;
/** Without the mark that spreadsheets look for: a bookkeeping program would read it as part of the first cell. */
const writeRows = (rows: readonly (readonly string[])[]): string => rows.map((row) => formatCsvLine(row, ',')).join('');

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One line a posting but the first, against it: what a journal of several lines comes to when each names its contra account. */
function writePastel(events: readonly ExportedEvent[], { codes, firstMonth }: JournalSettings): string {
  const lines = events.flatMap((event) => {
    const [first, ...others] = event.postings;
    return others.map(({ account, cents }) =>
      formatPastelLine(
        {
          day: event.day,
          amount: negate(cents),
          account: codes.get(account)!,
          reference: buildReference(event, 8),
          description: `${event.matter} ${event.narrative}`,
        },
        { firstMonth, contra: codes.get(first!.account)! },
      ),
    );
  });
  return lines.map((line) => `${line}\r\n`).join('');
}

const xeroHeading = [
  '*Narration',
  '*Date',
  'Description',
  '*AccountCode',
  '*TaxRate',
  '*Amount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
];

/** Lines of one narration and day are one journal, so the narration carries the number of the event. */
const writeXero = (events: readonly ExportedEvent[], { codes, taxRate }: JournalSettings): string =>
  writeRows([
    xeroHeading,
    ...events.flatMap((event) =>
      event.postings.map(({ account, cents }) => [
        tidy(`${event.matter} E${event.id} ${event.narrative}`),
        toSlashDay(event.day),
        tidy(event.voucher ? `${event.voucher} ${event.narrative}` : event.narrative),
        codes.get(account)!,
        taxRate,
        formatFileAmount(cents),
        'Matter',
        event.matter,
        '',
        '',
      ]),
    ),
  ]);

/** Journal debits and credits of the audit trail import, without tax (T9). */
const writeSage = (events: readonly ExportedEvent[], { codes }: JournalSettings): string =>
  writeRows(
    events.flatMap((event) =>
      event.postings.map(({ account, cents }) => [
        cents >= 0 ? 'JD' : 'JC',
        '',
        codes.get(account)!,
        '0',
        toSlashDay(event.day),
        buildReference(event, 30),
        tidy(`${event.matter} ${event.narrative}`).slice(0, 60),
        formatFileAmount(cents < 0 ? negate(cents) : cents),
        'T9',
        '0.00',
      ]),
    ),
  );

const writers = { pastel: writePastel, xero: writeXero, sage: writeSage } as const;

/** The accounts that events were booked to, in the order of the chart. */
export const listBookedAccounts = (events: readonly ExportedEvent[]): AccountCode[] => {
  const booked = new Set(events.flatMap(({ postings }) => postings.map(({ account }) => account)));
  return (Object.keys(chart) as AccountCode[]).filter((account) => booked.has(account));
};

/** Journals as a bookkeeping program imports them. Every account needs a code first. */
export function writeJournals(
  events: readonly ExportedEvent[],
  format: JournalFormat,
  settings: JournalSettings,
): Outcome<string> {
  const { program, longestCode } = journalFormats[format];
  const refused = collectRefusals(
    listBookedAccounts(events).map((account) => {
      const code = settings.codes.get(account);
      const name = message(chart[account].label);
      if (code === undefined) return refuse('format', message('Enter the code of {account} first.', { account: name }));
      const fits = format === 'pastel' ? /^[0-9A-Z]{7}$/.test(code) : code.length <= longestCode;
      return fits
        ? undefined
        : refuse(
            'format',
            format === 'pastel'
              ? message('The code of {account} needs seven characters for Sage Pastel.', { account: name })
              : message('The code of {account} is too long for {program}.', { account: name, program }),
          );
    }),
  );
  if (refused) return refused;
  for (const { id, postings } of events) assert(sum(postings.map(({ cents }) => cents)) === 0, `event ${id} balances`);
  return writers[format](events, settings);
}
