import { createHash } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { packValue } from '@boedel/domain/client-sheet/packed';
import { readSheet } from '@boedel/domain/client-sheet/read-sheet';
import { onlyKey, type Sheet, sheetSections, parseStoredId } from '@boedel/domain/client-sheet/sheet';
import { sheetCells } from '@boedel/domain/client-sheet/sheet-cells';
import type { StoredClientEstate } from '@boedel/domain/client-sheet/sheet-estate';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse, type RefusalError, toSectionedMessage } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter, openToCapture, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { readMatterFacts } from '../estate/read-estate';
import { createTabCalls } from '../family-intake/tab-calls';
import { lockFigures } from '../kept-figures/stored-figures';
import { companyStore, presentCompany } from '../firm/company.store';
import { refuseOthers } from '../die-today/to-client';
import { saveSheet } from './save-sheet';
import { toSheet, type ClientTabs, readTabs } from './to-sheet';

type ClientSheetView = AnswerOf<typeof clientSheetCalls.get>;
export type SheetRequest = Parameters<typeof createTabCalls>[1];

const refuseOtherTypes = (matter: OpenedMatter): RefusalError | undefined =>
  refuseOthers(matter, 'You can use this page for Flow Consult matters only.');

/** By what the sheet stood at: whoever saves says which one was changed. */
export const computeSheetMark = (sheet: Sheet): string =>
  createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');

export interface ClientOnSheet extends StoredClientEstate {
  readonly stands: ClientTabs;
  readonly today: LocalDate;
  readonly diedOn: LocalDate | null;
}

/** Whoever may see the client sees all that the sheet is made of. */
export const readClient = (tx: Tx, asking: SheetRequest, matterID: number): Promise<ClientOnSheet> =>
  runAsFirm(tx, async () => {
    const { asFarAsKnown, held, today } = await readMatterFacts(tx, matterID);
    const stands = await readTabs(createTabCalls(tx, asking), matterID);
    // Of a client there is somebody always: the matter is about them.
    const estate = asFarAsKnown!;
    const { diedOn } = estate.deceased;
    const sheet = toSheet(stands, estate, held.captured);
    return { estate, captured: held.captured, sheet, stands, today, diedOn: diedOn === today ? null : diedOn };
  });

const refuseDied = (day: LocalDate): RefusalError =>
  refuse(
    'matterID',
    message('This client died on {day}. Turn the matter into a deceased estate: it keeps everything.', { day }),
  );

export async function readClientSheet(tx: Tx, asking: SheetRequest, matterID: number): Promise<ClientSheetView> {
  const matter = await openMatter(tx, matterID, 'estate');
  throwIfRefused(refuseOtherTypes(matter));
  const client = await readClient(tx, asking, matterID);
  const { tradingName, name } = presentCompany(await companyStore(tx).ofFirm());
  const { estate, captured, sheet, today, diedOn } = client;
  return {
    matterID,
    clientName: formatPartyName(client.stands.main),
    firmName: tradingName || name,
    country: matter.country,
    today,
    sheet: sheet as unknown as ClientSheetView['sheet'],
    mark: computeSheetMark(sheet),
    facts: packValue({ estate, captured }),
    closed: diedOn === null ? null : toSectionedMessage(refuseDied(diedOn).refusals[0]!),
  };
}

export async function saveClientSheet(
  tx: Tx,
  asking: SheetRequest,
  { matterID, mark, sheet }: BodyOf<typeof clientSheetCalls.save>,
): Promise<void> {
  const matter = await openToCapture(tx, asking.actor, matterID, 'estate');
  throwIfRefused(refuseOtherTypes(matter));
  await lockFigures(tx, matterID);
  const client = await readClient(tx, asking, matterID);
  const { stands, today, diedOn, estate } = client;
  if (diedOn !== null) throwIfRefused(refuseDied(diedOn));
  if (computeSheetMark(client.sheet) !== mark) throw new Conflict(await readClientSheet(tx, asking, matterID));
  if (!hasSameLines(sheet, client.sheet)) throw new NotFound();
  const filledIn = restoreLocked(sheet, client.sheet);
  const read = readSheet(filledIn, { today, country: estate.country });
  if (read.faults.length > 0) throw new RefusalProblem(read.faults);
  await saveSheet({
    tabs: createTabCalls(tx, asking),
    tx,
    actor: asking.actor,
    now: asking.now,
    matter,
    matterID,
    today,
    stands,
    held: client,
    sheet: filledIn,
    read,
  });
}

const isOnce = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;
const isNew = (key: string): boolean => parseStoredId(key) === undefined && key !== onlyKey;

/** Lines of what is stored are of this client, and each stands once. */
const hasSameLines = (sheet: Sheet, held: Sheet): boolean =>
  isOnce(sheetSections.flatMap((section) => sheet[section].map(({ key }) => key)).filter(isNew)) &&
  sheetSections.every((section) => {
    const keys = sheet[section].map(({ key }) => key);
    const known = new Set(held[section].map(({ key }) => key));
    const isOnly = sheetCells[section].one === undefined;
    return (
      isOnce(keys) && keys.every((key) => known.has(key) || (!isOnly && isNew(key))) && (!isOnly || keys.length === 1)
    );
  });

/** What is locked is the server's to say, not the sender's. */
function restoreLocked(sheet: Sheet, held: Sheet): Sheet {
  return Object.fromEntries(
    Object.entries(sheet).map(([section, rows]) => [
      section,
      rows.map((row) => {
        const stored = held[section as keyof Sheet].find(({ key }) => key === row.key);
        const locked = stored?.locked ?? [];
        const kept = Object.fromEntries(locked.map((cell) => [cell, stored?.cells[cell] ?? '']));
        return { ...row, locked, cells: { ...row.cells, ...kept } };
      }),
    ]),
  ) as unknown as Sheet;
}
