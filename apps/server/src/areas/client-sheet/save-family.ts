import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { type ParsedSheetRow, listSpouses } from '@boedel/domain/client-sheet/read-sheet';
import { readCellText, parseStoredId } from '@boedel/domain/client-sheet/sheet';
import { findMarriage } from './to-sheet';
import { type SheetSaving, toRand, refuseAt, hasChanged } from './saving';

const regimeContract: Readonly<Record<string, string>> = {
  inCommunity: 'none',
  withoutAccrual: 'without accrual',
  withAccrual: 'with accrual',
};
const maritalStatusOf: Readonly<Record<string, string>> = { unmarried: 'unmarried', divorced: 'divorced' };

export async function saveWho(saving: SheetSaving): Promise<void> {
  const { tabs, stands, read } = saving;
  const [who] = read.rows.who;
  const [wishes] = read.rows.wishes;
  const [marriage] = read.rows.marriage;
  if (!who) return;
  const isMarried = marriage && hasChanged(saving, 'marriage', marriage, ['regime']);
  if (
    !hasChanged(saving, 'who', who, ['firstNames', 'surname', 'idNumber', 'bornOn']) &&
    !(wishes && hasChanged(saving, 'wishes', wishes, ['wishes'])) &&
    !isMarried
  )
    return;
  const { main } = tabs.shown(mainPartyCalls.getPersonTab, { main: stands.main, spouses: [], children: [] });
  const regime = marriage?.text('regime');
  await refuseAt('who', who.key, () =>
    tabs.change(mainPartyCalls.updateMain, {
      ...main,
      firstNames: who.text('firstNames') ?? null,
      surname: who.text('surname') ?? main.surname,
      idNumber: who.text('idNumber') ?? null,
      dateOfBirth: who.day('bornOn') ?? null,
      ...(isMarried && regime !== undefined && { maritalStatus: maritalStatusOf[regime] ?? 'married' }),
      details: { ...main.details, notes: wishes?.text('wishes') ?? null },
    } as never),
  );
}

type FamilyTree = WireAnswer<typeof beneficiaryCalls.getIntestateTree>;

/** The family as it is drawn, to be sent back with changes: everybody under the own id as a key. */
export const toDrawnTree = (tree: FamilyTree) => {
  const readKey = (id: number): string => (id === tree.deceased.id ? 'main' : String(id));
  const listParents = (all: FamilyTree['deceased']['parents']) =>
    all.map(({ parentID, kind, stays }) => ({ key: readKey(parentID), kind, stays }));
  return {
    matterID: tree.matterID,
    version: tree.version,
    relativesSought: tree.relativesSought,
    mainParents: listParents(tree.deceased.parents),
    people: tree.people.map((person) => ({ ...person, key: String(person.id), parents: listParents(person.parents) })),
    marriages: [] as object[],
  };
};

const bodies: Readonly<Record<string, object>> = {
  trust: { kind: 'trust' },
  charity: { kind: 'other', bodyKind: 'public benefit body' },
};
const isChild = (relation: string): boolean => ['son', 'daughter', 'child'].includes(relation);
const relationships: Readonly<Record<string, string>> = { son: 'son', daughter: 'daughter', child: 'child' };

function readPersonDetails({ read }: SheetSaving, row: ParsedSheetRow): object {
  const { firstNames, surname } = read.people.find(({ id }) => id === row.key)!;
  const relation = readCellText(row.row, 'relation');
  const body = bodies[relation];
  return {
    key: row.key,
    kind: 'person',
    ...(body ? { surname: surname || firstNames, ...body } : { firstNames: firstNames || null, surname }),
    dateOfBirth: row.day('bornOn') ?? null,
    relationship: relationships[relation] ?? null,
    ...(relation === 'son' && { gender: 1 }),
    ...(relation === 'daughter' && { gender: 0 }),
    parents: isChild(relation) ? [{ key: 'main', kind: 'birth' }] : [],
  };
}

/** The marriage as the family draws it; nothing where nothing of it moved. */
function readMarriageDetails(saving: SheetSaving): object | undefined {
  const { read, stands, sheet } = saving;
  const [row] = read.rows.marriage;
  const [spouse] = listSpouses(sheet);
  const regime = row?.text('regime');
  if (!row || !spouse || regime === undefined || regime === 'unmarried') return undefined;
  const { marriage: before } = findMarriage(stands);
  const isNew = !before || String(before.spouseID ?? '') !== spouse.key;
  if (!isNew && !hasChanged(saving, 'marriage', row, ['regime', 'marriedOn', 'divorcedOn'])) return undefined;
  return {
    id: before?.id ?? null,
    spouse: spouse.key,
    kind: before?.kind ?? 'civil marriage',
    contract: regime === 'divorced' ? (before?.contract ?? 'none') : regimeContract[regime],
    marriedDate: row.day('marriedOn') ?? null,
    endedBy: regime === 'divorced' ? 'by divorce' : null,
    endedDate: regime === 'divorced' ? (row.day('divorcedOn') ?? null) : null,
    recognition: before?.recognition ?? null,
  };
}

/** Everybody of the sheet, and the number each key stands for from now on. */
export async function savePeople(saving: SheetSaving): Promise<(key: string) => number> {
  const { tabs, read, matterID } = saving;
  // The family stands at another version where the client's own record just moved.
  const shown = tabs.shown(
    beneficiaryCalls.getIntestateTree,
    await tabs.read(beneficiaryCalls.getIntestateTree, { matterID }),
  );
  const drawn = toDrawnTree(shown);
  const changed = read.rows.people.filter(
    (row) =>
      parseStoredId(row.key) !== undefined && hasChanged(saving, 'people', row, ['firstNames', 'surname', 'bornOn']),
  );
  const added = read.rows.people.filter((row) => parseStoredId(row.key) === undefined);
  const marriage = readMarriageDetails(saving);
  const ids = new Map<string, number>();
  if (changed.length > 0 || added.length > 0 || marriage) {
    const byKey = new Map(changed.map((row) => [row.key, row]));
    const tree = await refuseAt('people', added[0]?.key ?? changed[0]?.key ?? 'one', () =>
      tabs.change(beneficiaryCalls.saveIntestateTree, {
        ...drawn,
        people: [
          ...drawn.people.map((person) => {
            const row = byKey.get(person.key);
            const named = row && read.people.find(({ id }) => id === row.key);
            return row && named
              ? {
                  ...person,
                  firstNames: named.firstNames || null,
                  surname: named.surname,
                  dateOfBirth: row.day('bornOn') ?? null,
                }
              : person;
          }),
          ...added.map((row) => readPersonDetails(saving, row)),
        ],
        marriages: marriage ? [marriage] : [],
      } as never),
    );
    const known = new Set(shown.people.map(({ id }) => id));
    const fresh = tree.people
      .map(({ id }) => id)
      .filter((id) => !known.has(id))
      .sort((one, other) => one - other);
    added.forEach(({ key }, index) => ids.set(key, fresh[index]!));
  }
  await saveAccrual(saving, matterID);
  return (key) => ids.get(key) ?? Number(key);
}

async function saveAccrual(saving: SheetSaving, matterID: number): Promise<void> {
  const { tabs, read } = saving;
  const [row] = read.rows.marriage;
  const cells = ['ownStart', 'spouseStart', 'spouseNow', 'cpiThen', 'cpiNow'];
  if (!row || row.text('regime') !== 'withAccrual' || !hasChanged(saving, 'marriage', row, cells)) return;
  const marriages = await tabs.read(marriageCalls.getbymatterid, { matterID });
  const { marriage } = findMarriage({ marriages });
  if (!marriage) return;
  const [shown] = tabs.shown(marriageCalls.getbymatterid, [marriage]);
  await refuseAt('marriage', row.key, () =>
    tabs.change(marriageCalls.update, {
      ...shown,
      ownCommencement: toRand(row.amount('ownStart')),
      spouseCommencement: toRand(row.amount('spouseStart')),
      spouseEndValue: toRand(row.amount('spouseNow')),
      cpiAtMarriage: readCellText(row.row, 'cpiThen') || null,
      cpiAtEnd: readCellText(row.row, 'cpiNow') || null,
    } as never),
  );
}
