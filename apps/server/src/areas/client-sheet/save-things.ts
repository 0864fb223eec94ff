import { assetBulkCalls, assetCalls } from '@boedel/contract/assets/assets.calls';
import { assetChange } from '@boedel/contract/assets/assets.schema';
import { asSchema, type BodyOf } from '@boedel/contract/call';
import type { ReadRow } from '@boedel/domain/client-sheet/read-sheet';
import { storedId } from '@boedel/domain/client-sheet/sheet';
import { otherKind, ownedKinds, type OwnedName } from '@boedel/domain/client-sheet/sheet-cells';
import { isMoved } from '@boedel/domain/client-sheet/sheet-estate';
import { readInput } from '../../platform/http/input';
import { changeAssets } from '../assets/save-assets';
import { saveCosts } from '../assets/save-costs';
import { refigure } from '../kept-figures/refigure';
import { atLines, type IdOf, type Line, movedIn, rand, type Saving, sharesFor } from './saving';

function kindDetails({ held }: Saving, name: string): object {
  const { kind, class: ofClass, treatment, gains, liquidity } = ownedKinds[name as OwnedName];
  return {
    kind,
    class: ofClass,
    treatment,
    liquidity,
    gainsKind: held.estate.country === 'ZA' ? gains : null,
  };
}

function coverDetails(
  { held }: Saving,
  row: ReadRow,
  benefitKind: 'policy' | 'retirement',
  idOf: IdOf,
  before?: { readonly gainsKind?: string | null | undefined },
) {
  const payees = sharesFor(row.takers('paidTo') ?? [], idOf);
  if (payees.length > 0) return { paysPastEstate: true, benefitKind, payees };
  const gainsKind = before?.gainsKind;
  return {
    paysPastEstate: false,
    benefitKind: null,
    payees: [],
    gainsKind: gainsKind ?? (held.estate.country === 'ZA' ? 'longTermPolicy' : null),
  };
}

const covers = { insures: 'policy', retires: 'retirement' } as const;

/** A line that stands in the tabs already, and what of it was typed over beside its name and value. */
const changedLines = (saving: Saving, idOf: IdOf): (Line & { readonly told: object })[] => {
  const { read, held, stands } = saving;
  const stored = (section: keyof typeof covers | 'owns') =>
    read.rows[section].filter(({ key }) => storedId(key) !== undefined).map((row) => ({ section, row }));
  const gainsKinds = new Map(stands.assets.map(({ id, gainsKind }) => [String(id), gainsKind]));
  return [
    ...stored('owns').flatMap(({ section, row }) => {
      const isOfKind = isMoved(held, 'owns', row, 'kind') && row.text('kind') !== otherKind;
      if (!isOfKind && !movedIn(saving, section, row, ['name', 'value'])) return [];
      return [{ section, row, told: isOfKind ? kindDetails(saving, row.text('kind')!) : {} }];
    }),
    ...(['insures', 'retires'] as const).flatMap(stored).flatMap(({ section, row }) => {
      const isPaid = isMoved(held, section, row, 'paidTo');
      if (!isPaid && !movedIn(saving, section, row, ['name', 'value'])) return [];
      const gainsKind = gainsKinds.get(row.key);
      return [
        {
          section,
          row,
          told: isPaid ? coverDetails(saving, row, covers[section as 'insures'], idOf, { gainsKind }) : {},
        },
      ];
    }),
  ];
};

async function changeThings(saving: Saving, idOf: IdOf): Promise<void> {
  const { tabs, tx, actor, matter, stands, now } = saving;
  const lines = changedLines(saving, idOf);
  if (lines.length === 0) return;
  const shown = new Map(
    tabs.shown(assetCalls.getbymatterid, { rows: stands.assets }).rows.map((asset) => [String(asset.id), asset]),
  );
  const typed = lines.map(({ row, told }) => {
    const before = shown.get(row.key)!;
    const sent = {
      ...before,
      deceasedShareOfAmount: null,
      ...told,
      name: row.text('name') ?? before.name,
      ...(row.counts('value') && { valuationAmount: rand(row.amount('value')) }),
    };
    const typedOver = () => readInput(asSchema(assetChange), sent) as BodyOf<typeof assetCalls.update>;
    return { id: before.id, version: before.version, typedOver };
  });
  await atLines(lines, () => changeAssets(tx, actor, matter, typed, now));
  await refigure(tx, matter.id);
}

/** What is owned, covered and saved; answers what each new line became. */
export async function saveAssets(saving: Saving, idOf: IdOf): Promise<IdOf> {
  const { tabs, read, matterID } = saving;
  const ids = new Map<string, number>();
  const isNew = ({ key }: ReadRow): boolean => storedId(key) === undefined;
  const added = [
    ...read.rows.owns.filter(isNew).map((row) => ({
      section: 'owns' as const,
      row,
      told: kindDetails(saving, row.text('kind')!),
    })),
    ...(['insures', 'retires'] as const).flatMap((section) =>
      read.rows[section].filter(isNew).map((row) => ({
        section,
        row,
        told: {
          kind: 'policy',
          class: 'claim',
          treatment: 'money',
          ...coverDetails(saving, row, covers[section], idOf),
        },
      })),
    ),
  ];
  if (added.length > 0) {
    const { rows } = await atLines(added, () =>
      tabs.change(assetBulkCalls.addMany, {
        matterID,
        rows: added.map(({ row, told }) => ({
          ...told,
          name: row.text('name'),
          valuationAmount: rand(row.amount('value')),
        })),
      }),
    );
    added.forEach(({ row }, index) => ids.set(row.key, rows[index]!.id));
  }
  await changeThings(saving, idOf);
  const assetId: IdOf = (key) => ids.get(key) ?? Number(key);
  await saveOwnCosts(saving, assetId);
  return assetId;
}

/** What was paid for things. */
async function saveOwnCosts(saving: Saving, assetId: IdOf): Promise<void> {
  const { tx, actor, read, held, matterID } = saving;
  const lines = read.rows.owns
    .filter((row) => isMoved(held, 'owns', row, 'cost'))
    .map((row) => ({ section: 'owns' as const, row }));
  if (lines.length === 0) return;
  const costs = lines.map(({ row }) => ({ assetId: assetId(row.key), amount: row.amount('cost') }));
  await atLines(lines, () => saveCosts(tx, actor, matterID, costs));
}
