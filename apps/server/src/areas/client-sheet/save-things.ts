import { assetBulkCalls, assetCalls } from '@boedel/contract/assets/assets.calls';
import { assetChange, type AssetValues } from '@boedel/contract/assets/assets.schema';
import { toZodSchema } from '@boedel/contract/call';
import type { ParsedSheetRow } from '@boedel/domain/client-sheet/read-sheet';
import { parseStoredId } from '@boedel/domain/client-sheet/sheet';
import { otherKind, ownedKinds, type OwnedName } from '@boedel/domain/client-sheet/sheet-cells';
import { isMoved } from '@boedel/domain/client-sheet/sheet-estate';
import { readInput } from '../../platform/http/input';
import { changeAssets } from '../assets/save-assets';
import { saveCosts } from '../assets/save-costs';
import { refuseAtLines, type FindId, type SheetLine, hasChanged, toRand, type SheetSaving, toShares } from './saving';

function toKindDetails({ held }: SheetSaving, name: string): object {
  const { kind, class: ofClass, treatment, gains, liquidity } = ownedKinds[name as OwnedName];
  return {
    kind,
    class: ofClass,
    treatment,
    liquidity,
    gainsKind: held.estate.country === 'ZA' ? gains : null,
  };
}

function toCoverDetails(
  { held }: SheetSaving,
  row: ParsedSheetRow,
  benefitKind: 'policy' | 'retirement',
  idOf: FindId,
  before?: { readonly gainsKind?: string | null | undefined },
) {
  const payees = toShares(row.takers('paidTo') ?? [], idOf);
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
const listChangedLines = (saving: SheetSaving, idOf: FindId): (SheetLine & { readonly told: object })[] => {
  const { read, held, stands } = saving;
  const listStored = (section: keyof typeof covers | 'owns') =>
    read.rows[section].filter(({ key }) => parseStoredId(key) !== undefined).map((row) => ({ section, row }));
  const gainsKinds = new Map(stands.assets.map(({ id, gainsKind }) => [String(id), gainsKind]));
  return [
    ...listStored('owns').flatMap(({ section, row }) => {
      const isOfKind = isMoved(held, 'owns', row, 'kind') && row.text('kind') !== otherKind;
      if (!isOfKind && !hasChanged(saving, section, row, ['name', 'value'])) return [];
      return [{ section, row, told: isOfKind ? toKindDetails(saving, row.text('kind')!) : {} }];
    }),
    ...(['insures', 'retires'] as const).flatMap(listStored).flatMap(({ section, row }) => {
      const isPaid = isMoved(held, section, row, 'paidTo');
      if (!isPaid && !hasChanged(saving, section, row, ['name', 'value'])) return [];
      const gainsKind = gainsKinds.get(row.key);
      return [
        {
          section,
          row,
          told: isPaid ? toCoverDetails(saving, row, covers[section as 'insures'], idOf, { gainsKind }) : {},
        },
      ];
    }),
  ];
};

async function saveThings(saving: SheetSaving, idOf: FindId): Promise<void> {
  const { tabs, tx, actor, matter, stands, now } = saving;
  const lines = listChangedLines(saving, idOf);
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
      ...(row.counts('value') && { valuationAmount: toRand(row.amount('value')) }),
    };
    const mergeInput = () => readInput(toZodSchema(assetChange), sent) as AssetValues;
    return { id: before.id, version: before.version, typedOver: mergeInput };
  });
  await refuseAtLines(lines, () => changeAssets(tx, actor, matter, typed, now));
}

/** What is owned, covered and saved; answers what each new line became. */
export async function saveAssets(saving: SheetSaving, idOf: FindId): Promise<FindId> {
  const { tabs, read, matterID } = saving;
  const ids = new Map<string, number>();
  const isNew = ({ key }: ParsedSheetRow): boolean => parseStoredId(key) === undefined;
  const added = [
    ...read.rows.owns.filter(isNew).map((row) => ({
      section: 'owns' as const,
      row,
      told: toKindDetails(saving, row.text('kind')!),
    })),
    ...(['insures', 'retires'] as const).flatMap((section) =>
      read.rows[section].filter(isNew).map((row) => ({
        section,
        row,
        told: {
          kind: 'policy',
          class: 'claim',
          treatment: 'money',
          ...toCoverDetails(saving, row, covers[section], idOf),
        },
      })),
    ),
  ];
  if (added.length > 0) {
    const { rows } = await refuseAtLines(added, () =>
      tabs.change(assetBulkCalls.addMany, {
        matterID,
        rows: added.map(({ row, told }) => ({
          ...told,
          name: row.text('name'),
          valuationAmount: toRand(row.amount('value')),
        })),
      }),
    );
    added.forEach(({ row }, index) => ids.set(row.key, rows[index]!.id));
  }
  await saveThings(saving, idOf);
  const findAssetId: FindId = (key) => ids.get(key) ?? Number(key);
  await saveOwnCosts(saving, findAssetId);
  return findAssetId;
}

/** What was paid for things. */
async function saveOwnCosts(saving: SheetSaving, assetId: FindId): Promise<void> {
  const { tx, actor, read, held, matterID } = saving;
  const lines = read.rows.owns
    .filter((row) => isMoved(held, 'owns', row, 'cost'))
    .map((row) => ({ section: 'owns' as const, row }));
  if (lines.length === 0) return;
  const costs = lines.map(({ row }) => ({ assetId: assetId(row.key), amount: row.amount('cost') }));
  await refuseAtLines(lines, () => saveCosts(tx, actor, matterID, costs));
}
