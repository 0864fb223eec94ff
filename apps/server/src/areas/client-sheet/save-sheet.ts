import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { toCellPlace } from '@boedel/domain/client-sheet/sheet';
import { removeAssets } from '../assets/save-assets';
import { findMarriage } from './to-sheet';
import { type SheetSaving, refuseAt, listRemoved } from './saving';
import { saveWho, savePeople, toDrawnTree } from './save-family';
import { saveAssets } from './save-things';
import { saveDebts, saveExpenses } from './save-debts';
import { saveExecutor, saveWill } from './save-will';

/** What was taken off the sheet goes last, when nothing names it any more. */
async function removeGone(saving: SheetSaving): Promise<void> {
  const { tabs, matterID } = saving;
  for (const id of listRemoved(saving, 'owes')) {
    await refuseAt('owes', String(id), () => tabs.change(liabilityCalls._delete, { id }));
  }
  for (const id of listRemoved(saving, 'costs')) {
    await refuseAt('costs', String(id), () => tabs.change(expenseCalls._delete, { id }));
  }
  const things = (['owns', 'insures', 'retires'] as const).flatMap((section) =>
    listRemoved(saving, section).map((id) => ({ id, place: toCellPlace(section, String(id), 'name') })),
  );
  if (things.length > 0) {
    const placeOfThing = new Map(things.map(({ id, place }) => [id, place]));
    await removeAssets(saving.tx, saving.actor, matterID, [...placeOfThing.keys()], (id) => placeOfThing.get(id)!);
  }
  const people = listRemoved(saving, 'people');
  const [row] = saving.read.rows.marriage;
  const { marriage } = findMarriage(saving.stands);
  const isUnmarried =
    marriage !== undefined &&
    row?.counts('regime') === true &&
    (row.text('regime') === undefined || row.text('regime') === 'unmarried');
  if (people.length === 0 && !isUnmarried) return;
  const tree = tabs.shown(
    beneficiaryCalls.getIntestateTree,
    await tabs.read(beneficiaryCalls.getIntestateTree, { matterID }),
  );
  const drawn = toDrawnTree(tree);
  const gone = new Set(people.map(String));
  await refuseAt('people', String(people[0] ?? 'one'), () =>
    tabs.change(beneficiaryCalls.saveIntestateTree, {
      ...drawn,
      people: drawn.people
        .filter(({ id }) => !gone.has(String(id)))
        .map((person) => ({ ...person, parents: person.parents.filter(({ key }) => !gone.has(key)) })),
      mainParents: drawn.mainParents.filter(({ key }) => !gone.has(key)),
      removes: people,
      removesMarriages: isUnmarried ? [marriage.id] : [],
    } as never),
  );
}

/** Every change of a sheet by the tab's own call, in the order in which one needs the other. */
export async function saveSheet(saving: SheetSaving): Promise<void> {
  await saveWho(saving);
  const idOf = await savePeople(saving);
  const assetId = await saveAssets(saving, idOf);
  await saveDebts(saving);
  await saveExpenses(saving);
  await saveExecutor(saving);
  await saveWill(saving, idOf, assetId);
  await removeGone(saving);
}
