import { assetBulkCalls, assetCalls } from '@boedel/contract/assets/assets.calls';
import type { ReadRow } from '@boedel/domain/client-sheet/read-sheet';
import { storedId } from '@boedel/domain/client-sheet/sheet';
import { otherKind, ownedKinds, type OwnedName } from '@boedel/domain/client-sheet/sheet-cells';
import { isMoved } from '@boedel/domain/client-sheet/sheet-estate';
import { type Saving, rand, at, movedIn, type IdOf, sharesFor } from './saving';

function kindTold({ held }: Saving, name: string): object {
  const { kind, class: ofClass, treatment, gains, liquidity } = ownedKinds[name as OwnedName];
  return {
    kind,
    class: ofClass,
    treatment,
    liquidity,
    gainsKind: held.estate.country === 'ZA' ? gains : null,
  };
}

function coverTold(
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

/** What is owned, covered and saved; answers what each new line became. */
export async function saveAssets(saving: Saving, idOf: IdOf): Promise<IdOf> {
  const { tabs, read, stands, matterID, held } = saving;
  const ids = new Map<string, number>();
  const isNew = ({ key }: ReadRow): boolean => storedId(key) === undefined;
  const added = [
    ...read.rows.owns.filter(isNew).map((row) => ({
      row,
      told: kindTold(saving, row.text('kind')!),
    })),
    ...(['insures', 'retires'] as const).flatMap((section) =>
      read.rows[section].filter(isNew).map((row) => ({
        row,
        told: { kind: 'policy', class: 'claim', treatment: 'money', ...coverTold(saving, row, covers[section], idOf) },
      })),
    ),
  ];
  if (added.length > 0) {
    const { rows } = await tabs.change(assetBulkCalls.addMany, {
      matterID,
      rows: added.map(({ row, told }) => ({
        ...told,
        name: row.text('name'),
        valuationAmount: rand(row.amount('value')),
      })),
    });
    added.forEach(({ row }, index) => ids.set(row.key, rows[index]!.id));
  }
  const shown = new Map(
    tabs.shown(assetCalls.getbymatterid, { rows: stands.assets }).rows.map((asset) => [String(asset.id), asset]),
  );
  const change = async (section: 'owns' | 'insures' | 'retires', row: ReadRow, told: object): Promise<void> => {
    const before = shown.get(row.key)!;
    await at(section, row.key, () =>
      tabs.change(assetCalls.update, {
        ...before,
        deceasedShareOfAmount: null,
        ...told,
        name: row.text('name') ?? before.name,
        ...(row.counts('value') && { valuationAmount: rand(row.amount('value')) }),
      }),
    );
  };
  for (const row of read.rows.owns.filter((one) => !isNew(one))) {
    const isOfKind = isMoved(held, 'owns', row, 'kind') && row.text('kind') !== otherKind;
    if (isOfKind || movedIn(saving, 'owns', row, ['name', 'value'])) {
      await change('owns', row, isOfKind ? kindTold(saving, row.text('kind')!) : {});
    }
  }
  for (const section of ['insures', 'retires'] as const) {
    for (const row of read.rows[section].filter((one) => !isNew(one))) {
      const isPaid = isMoved(held, section, row, 'paidTo');
      if (!isPaid && !movedIn(saving, section, row, ['name', 'value'])) continue;
      const before = shown.get(row.key);
      await change(section, row, isPaid ? coverTold(saving, row, covers[section], idOf, before) : {});
    }
  }
  const assetId: IdOf = (key) => ids.get(key) ?? Number(key);
  await saveCosts(saving, assetId);
  return assetId;
}

/** What was paid for things. */
async function saveCosts(saving: Saving, assetId: IdOf): Promise<void> {
  const { tabs, read, held } = saving;
  for (const row of read.rows.owns) {
    if (!isMoved(held, 'owns', row, 'cost')) continue;
    const assetID = assetId(row.key);
    const amount = row.amount('cost');
    const [before] =
      storedId(row.key) === undefined
        ? []
        : (await tabs.read(assetCalls.getAssetAmounts, { assetID })).filter(({ purpose }) => purpose === 'cost');
    await at('owns', row.key, async () => {
      if (amount === undefined) {
        if (before) await tabs.change(assetCalls.deleteAssetAmount, { id: before.id });
        return;
      }
      const told = { assetID, purpose: 'cost' as const, amount: amount / 100 };
      await tabs.change(
        assetCalls.saveAssetAmount,
        before ? { ...told, id: before.id, version: before.version, type: before.type, comment: before.comment } : told,
      );
    });
  }
}
