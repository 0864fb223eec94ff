import { writeFileSync } from 'node:fs';
import { writeJournal } from '@boedel/domain/books/hledger';
import { bookCheckNames, bookChecks, type BookCheckName, type BookFinding } from '@boedel/domain/books/named-checks';
import { formatInEnglish } from '@boedel/domain/law/message';
import { readBooks } from '../areas/books/book-rows.store';
import { checkFirmUnsaved } from '../areas/books/check-matters';
import { toJournalMatter } from '../areas/books/journal';
import { sql } from '../platform/db/sql';
import { type CommandSetting, runCommand } from '../platform/run-command';
import { openProviderScope } from '../platform/tenancy/scopes';

const describeItem = ({ item: { kind, id, source } }: BookFinding): string =>
  [kind, ...(source === undefined ? [] : [source]), ...(id === null ? [] : [id])].join(' ');

/** Every check over every matter of every firm. Nothing is changed. */
async function checkAll({ database, print }: CommandSetting): Promise<number> {
  const provider = openProviderScope(database);
  // The list of firms is the provider's; each firm's books are then read inside the firm.
  const firms = await provider.transaction((tx) =>
    tx.rows<{ id: number; name: string }>(sql`select id, name from intermediary order by id`),
  );
  const looked = new Map<BookCheckName, number>();
  const found = new Map<BookCheckName, number>();
  let matters = 0;
  for (const firm of firms) {
    for await (const matter of checkFirmUnsaved(provider.firm(firm.id))) {
      matters += 1;
      for (const name of bookCheckNames) looked.set(name, (looked.get(name) ?? 0) + matter.looked[name]);
      for (const finding of matter.findings) {
        const { check, text } = finding;
        found.set(check, (found.get(check) ?? 0) + 1);
        print(
          `${bookChecks[check].level.toUpperCase()} ${check}: ${firm.name} (firm ${firm.id}), matter ${matter.reference} (${matter.id}), ${describeItem(finding)}: ${formatInEnglish(text)}`,
        );
      }
    }
  }
  for (const name of bookCheckNames) {
    const [items, faults] = [looked.get(name) ?? 0, found.get(name) ?? 0];
    const result = faults > 0 ? `${faults} found` : items > 0 ? 'passed' : 'nothing to check';
    print(`${name.padEnd(14)} ${bookChecks[name].label}: ${result} (${items} looked at)`);
  }
  const errors = bookCheckNames.reduce(
    (sum, name) => sum + (bookChecks[name].level === 'error' ? (found.get(name) ?? 0) : 0),
    0,
  );
  print(
    errors === 0
      ? `${bookCheckNames.length} checks over ${matters} matters: no errors.`
      : `${bookCheckNames.length} checks over ${matters} matters: ${errors} errors.`,
  );
  return errors === 0 ? 0 : 1;
}

/** The journal of a firm, or of one matter of it, into a file. */
async function exportJournal({ database, print }: CommandSetting, given: readonly string[]): Promise<number> {
  const [firm = '', file = '', matter] = given;
  if (!/^\d+$/.test(firm) || file === '' || (matter !== undefined && !/^\d+$/.test(matter))) {
    print('Enter the number of the firm, the file, and the number of a matter for one matter alone.');
    return 1;
  }
  const text = await openProviderScope(database)
    .firm(Number(firm))
    .snapshot(async (tx) => {
      const matters = await tx.rows<{ id: number; reference: string; country: string }>(
        sql`select id, reference, country from matter where ${matter === undefined ? sql`true` : sql`id = ${Number(matter)}`} order by id`,
      );
      const books = await readBooks(
        tx,
        matters.map(({ id }) => id),
      );
      return writeJournal(matters.map((one) => toJournalMatter(one, books.get(one.id)!)));
    });
  writeFileSync(file, text);
  print(`${file} was written. Check it with: hledger -f ${file} check --strict`);
  return 0;
}

/** npm run books: the checks; npm run books -- hledger FIRM FILE [MATTER]: the export. */
runCommand('The books could not be checked', (setting) => {
  const [what, ...rest] = setting.args;
  return what === 'hledger' ? exportJournal(setting, rest) : checkAll(setting);
});
