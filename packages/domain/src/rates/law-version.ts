import { listEnteredRates, listRateRows, rateTables } from './rate-tables';

/** A short mark of a text: the same text has the same mark (FNV-1a, 64 bits). */
function markText(text: string): string {
  let mark = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    mark = BigInt.asUintN(64, (mark ^ BigInt(byte)) * 0x100000001b3n);
  }
  return mark.toString(16).padStart(16, '0');
}

/** Which figures of the law count now: a mark of all tables, and the rows that were entered after the release. */
export const readLawVersion = () => ({
  mark: markText(JSON.stringify(rateTables.map((table) => [table.id, listRateRows(table)]))),
  entered: listEnteredRates(),
});
