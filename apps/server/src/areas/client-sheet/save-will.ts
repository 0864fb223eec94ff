import type { WireAnswer } from '@boedel/contract/call';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { hasWillIn } from '@boedel/domain/client-sheet/read-sheet';
import { toCellPlace, parseStoredId } from '@boedel/domain/client-sheet/sheet';
import { isMoved } from '@boedel/domain/client-sheet/sheet-estate';
import type { Taker } from '@boedel/domain/estate/will';
import { refuse } from '@boedel/domain/law/refusal';
import { RefusalProblem } from '../../platform/problems';
import { type SheetSaving, toRand, refuseAt, hasChanged, listRemoved, type FindId, toShares } from './saving';

export async function saveExecutor(saving: SheetSaving): Promise<void> {
  const { tabs, read, stands, matterID } = saving;
  const [row] = read.rows.wishes;
  if (!row || !hasChanged(saving, 'wishes', row, ['executor', 'vat'])) return;
  const isVatVendor = row.text('vat') === 'yes';
  const before = stands.executors.find(({ details }) => !details.endedDate);
  const name = row.text('executor');
  if (!before && name === undefined) return;
  await refuseAt('wishes', row.key, async () => {
    if (before) {
      const [shown] = tabs.shown(executorCalls.GetExecutors, [before]);
      await tabs.change(executorCalls.SaveExecutor, {
        ...shown,
        matterID,
        details: { ...shown!.details, isVatVendor },
      } as never);
    } else {
      await tabs.change(executorCalls.SaveExecutor, {
        matterID,
        kind: 'other',
        surname: name!,
        details: { isVatVendor },
      } as never);
    }
  });
}

type SheetClause = NonNullable<WireAnswer<typeof willCalls.getbymatterid>['will']>['clauses'][number];
type SheetClauseInput = Partial<SheetClause> & Pick<SheetClause, 'key' | 'kind' | 'takers'>;

function toClauseInputs(
  saving: SheetSaving,
  stood: readonly SheetClause[],
  idOf: FindId,
  assetId: FindId,
): SheetClauseInput[] {
  const { read, held } = saving;
  const toTakers = (takers: readonly Taker[]) =>
    toShares(takers, idOf).map((one) => ({ ...one, part: 'taker' as const })) as unknown as SheetClause['takers'];
  const gone = new Set(listRemoved(saving, 'owns'));
  const goneGifts = new Set(listRemoved(saving, 'gifts'));
  const left = new Map(
    read.rows.owns
      .filter((row) => isMoved(held, 'owns', row, 'goesTo'))
      .map((row) => [assetId(row.key), row.takers('goesTo') ?? []]),
  );
  const gifts = new Map(read.rows.gifts.map((row) => [row.key, row]));
  const [will] = read.rows.will;
  const rest = will && isMoved(held, 'will', will, 'restTo') ? (will.takers('restTo') ?? []) : undefined;
  const kept = stood.flatMap((clause): SheetClauseInput[] => {
    const { assetID = null, id = null } = clause;
    if (assetID !== null && gone.has(assetID)) return [];
    if (clause.kind === 'cash') {
      if (id !== null && goneGifts.has(id)) return [];
      const row = gifts.get(String(clause.id));
      if (!row || !hasChanged(saving, 'gifts', row, ['amount', 'goesTo'])) return [clause];
      return [{ ...clause, amount: toRand(row.amount('amount')), takers: toTakers(row.takers('goesTo') ?? []) }];
    }
    if (clause.kind === 'residue' && rest) return rest.length === 0 ? [] : [{ ...clause, takers: toTakers(rest) }];
    const takers = clause.kind === 'asset' && assetID !== null ? left.get(assetID) : undefined;
    if (!takers) return [clause];
    left.delete(assetID!);
    return takers.length === 0 ? [] : [{ ...clause, takers: toTakers(takers) }];
  });
  const hasResidue = stood.some(({ kind }) => kind === 'residue');
  return [
    ...kept,
    ...[...left].flatMap(([assetID, takers]): SheetClauseInput[] =>
      takers.length === 0 ? [] : [{ key: `asset ${assetID}`, kind: 'asset', assetID, takers: toTakers(takers) }],
    ),
    ...read.rows.gifts.flatMap((row): SheetClauseInput[] =>
      parseStoredId(row.key) === undefined
        ? [
            {
              key: `gift ${row.key}`,
              kind: 'cash',
              amount: toRand(row.amount('amount')),
              takers: toTakers(row.takers('goesTo') ?? []),
            },
          ]
        : [],
    ),
    ...(rest && rest.length > 0 && !hasResidue
      ? [{ key: 'rest', kind: 'residue' as const, takers: toTakers(rest) }]
      : []),
  ];
}

export async function saveWill(saving: SheetSaving, idOf: FindId, assetId: FindId): Promise<void> {
  const { tabs, read, stands, sheet, held, matterID } = saving;
  const [row] = read.rows.will;
  const will = tabs.shown(willCalls.getbymatterid, { will: stands.will }).will;
  if (!hasWillIn(sheet)) {
    if (!will || !row) return;
    if (row.row.locked.length > 0 || held.sheet.owns.some(({ locked }) => locked.includes('goesTo'))) {
      throw new RefusalProblem(
        refuse(
          toCellPlace('will', row.key, 'hasWill'),
          'This page cannot show the whole will. Edit the will on the Beneficiaries tab.',
        ),
      );
    }
    await refuseAt('will', row.key, () => tabs.change(willCalls._delete, { id: will.id, version: will.version }));
    return;
  }
  const clauses = toClauseInputs(saving, will?.clauses ?? [], idOf, assetId);
  const isDated = row !== undefined && isMoved(held, 'will', row, 'datedOn');
  const datedOn = row?.counts('datedOn') ? (row.day('datedOn') ?? null) : (will?.datedOn ?? null);
  if (will && !isDated && JSON.stringify(clauses) === JSON.stringify(will.clauses)) return;
  await refuseAt('will', row?.key ?? 'one', () =>
    tabs.change(willCalls.save, { ...will, matterID, datedOn, clauses, version: will?.version ?? null }),
  );
}
