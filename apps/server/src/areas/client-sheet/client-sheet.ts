import { createHash } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { packed } from '@boedel/domain/client-sheet/packed';
import { readSheet } from '@boedel/domain/client-sheet/read-sheet';
import { onlyKey, type Sheet, sheetSections, storedId } from '@boedel/domain/client-sheet/sheet';
import { sheetCells } from '@boedel/domain/client-sheet/sheet-cells';
import type { ClientHeld } from '@boedel/domain/client-sheet/sheet-estate';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse, type Refused, messageOf } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { fullName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/or-refuse';
import { Conflict, NotFound, Refuses } from '../../platform/problems';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter, openToCapture, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { factsOf } from '../estate/estate-of';
import { tabCalls } from '../family-intake/tab-calls';
import { figuredOnce, holdFigures } from '../kept-figures/refigure';
import { companyStore, presentCompany } from '../firm/company.store';
import { refuseOthers } from '../die-today/client-of';
import { saveSheet } from './save-sheet';
import { sheetOf, type TabsHeld, tabsHeld } from './sheet-of';

type Shown = AnswerOf<typeof clientSheetCalls.get>;
export type Asking = Parameters<typeof tabCalls>[1];

const onlyClients = (matter: OpenedMatter): Refused | undefined =>
  refuseOthers(matter, 'Only a Flow Consult matter is filled in on one page.');

/** By what the sheet stood at: whoever saves says which one was changed. */
export const markOf = (sheet: Sheet): string => createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');

export interface HeldClient extends ClientHeld {
  readonly stands: TabsHeld;
  readonly today: LocalDate;
  readonly diedOn: LocalDate | null;
}

/** Whoever may see the client sees all that the sheet is made of. */
export const heldClient = (tx: Tx, asking: Asking, matterID: number): Promise<HeldClient> =>
  asTheFirm(tx, async () => {
    const { asFarAsKnown, held, today } = await factsOf(tx, matterID);
    const stands = await tabsHeld(tabCalls(tx, asking), matterID);
    // Of a client there is somebody always: the matter is about them.
    const estate = asFarAsKnown!;
    const { diedOn } = estate.deceased;
    const sheet = sheetOf(stands, estate, held.captured);
    return { estate, captured: held.captured, sheet, stands, today, diedOn: diedOn === today ? null : diedOn };
  });

const died = (day: LocalDate): Refused =>
  refuse(
    'matterID',
    said('This client died on {day}. Turn the matter into a deceased estate: it keeps everything.', { day }),
  );

export async function readClientSheet(tx: Tx, asking: Asking, matterID: number): Promise<Shown> {
  const matter = await openMatter(tx, matterID, 'estate');
  orRefuse(onlyClients(matter));
  const client = await heldClient(tx, asking, matterID);
  const { tradingName, name } = presentCompany(await companyStore(tx).ofFirm());
  const { estate, captured, sheet, today, diedOn } = client;
  return {
    matterID,
    clientName: fullName(client.stands.main),
    firmName: tradingName || name,
    country: matter.country,
    today,
    sheet: sheet as unknown as Shown['sheet'],
    mark: markOf(sheet),
    facts: packed({ estate, captured }),
    closed: diedOn === null ? null : messageOf(died(diedOn).refusals[0]!),
  };
}

export async function saveClientSheet(
  tx: Tx,
  asking: Asking,
  { matterID, mark, sheet }: BodyOf<typeof clientSheetCalls.save>,
): Promise<void> {
  const matter = await openToCapture(tx, asking.actor, matterID, 'estate');
  orRefuse(onlyClients(matter));
  await holdFigures(tx, matterID);
  const client = await heldClient(tx, asking, matterID);
  const { stands, today, diedOn, estate } = client;
  if (diedOn !== null) orRefuse(died(diedOn));
  if (markOf(client.sheet) !== mark) throw new Conflict(await readClientSheet(tx, asking, matterID));
  if (!fits(sheet, client.sheet)) throw new NotFound();
  const filledIn = lockedAsHeld(sheet, client.sheet);
  const read = readSheet(filledIn, { today, country: estate.country });
  if (read.faults.length > 0) throw new Refuses(read.faults);
  await figuredOnce(tx, () =>
    saveSheet({
      tabs: tabCalls(tx, asking),
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
    }),
  );
}

const isOnce = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;
const isNew = (key: string): boolean => storedId(key) === undefined && key !== onlyKey;

/** Lines of what is stored are of this client, and each stands once. */
const fits = (sheet: Sheet, held: Sheet): boolean =>
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
function lockedAsHeld(sheet: Sheet, held: Sheet): Sheet {
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
