import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import type { AnswerOf } from '@boedel/contract/call';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import { listHolders } from '@boedel/domain/assets/to-estate-property';
import { onlyKey, type Sheet, type SheetRow } from '@boedel/domain/client-sheet/sheet';
import {
  costKinds,
  debtKinds,
  otherKind,
  ownedKinds,
  type SheetRelation,
} from '@boedel/domain/client-sheet/sheet-cells';
import { type NamedPerson, formatTakers } from '@boedel/domain/client-sheet/takers-text';
import type { Estate } from '@boedel/domain/estate/estate';
import type { Legacy, Taker } from '@boedel/domain/estate/will';
import { formatPlainAmount } from '@boedel/domain/formats/amount';
import { maskNumber } from '@boedel/domain/identity/mask';
import type { Cents } from '@boedel/domain/money/cents';
import { compareFractions, sumFractions, whole } from '@boedel/domain/money/fraction';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { TabCalls } from '../family-intake/tab-calls';

/** What the tabs hold of a client, read by their own calls. */
export interface ClientTabs {
  readonly main: AnswerOf<typeof mainPartyCalls.getPersonTab>['main'];
  readonly tree: AnswerOf<typeof beneficiaryCalls.getIntestateTree>;
  readonly marriages: AnswerOf<typeof marriageCalls.getbymatterid>;
  readonly assets: AnswerOf<typeof assetCalls.getbymatterid>['rows'];
  readonly liabilities: AnswerOf<typeof liabilityCalls.getbymatterid>;
  readonly expenses: AnswerOf<typeof expenseCalls.getbymatterid>;
  readonly executors: AnswerOf<typeof executorCalls.GetExecutors>;
  readonly will: AnswerOf<typeof willCalls.getbymatterid>['will'];
}

export async function readTabs(tabs: TabCalls, matterID: number): Promise<ClientTabs> {
  return {
    main: (await tabs.read(mainPartyCalls.getPersonTab, { matterID })).main,
    tree: await tabs.read(beneficiaryCalls.getIntestateTree, { matterID }),
    marriages: await tabs.read(marriageCalls.getbymatterid, { matterID }),
    assets: (await tabs.read(assetCalls.getbymatterid, { matterID })).rows,
    liabilities: await tabs.read(liabilityCalls.getbymatterid, { matterID }),
    expenses: await tabs.read(expenseCalls.getbymatterid, { matterID }),
    executors: await tabs.read(executorCalls.GetExecutors, { matterID }),
    will: (await tabs.read(willCalls.getbymatterid, { matterID })).will,
  };
}

const createRow = (
  key: string | number,
  cells: Record<string, string | null | undefined>,
  locked: string[] = [],
): SheetRow => ({
  key: String(key),
  cells: Object.fromEntries(Object.entries(cells).map(([name, text]) => [name, text ?? ''])),
  locked,
});
const formatMoney = (amount: Cents | null | undefined): string =>
  amount === null || amount === undefined ? '' : formatPlainAmount(amount);

/** The marriage the sheet tells of: the one that lasts, else the last there was. */
export function findMarriage({ marriages }: Pick<ClientTabs, 'marriages'>) {
  const current = marriages.filter(({ isCurrent }) => isCurrent);
  return { marriage: current.at(-1) ?? marriages.at(-1), isSeveral: current.length > 1 };
}

const regimeOf = { none: 'inCommunity', 'with accrual': 'withAccrual', 'without accrual': 'withoutAccrual' } as const;

function toMarriageRow(held: ClientTabs): SheetRow {
  const { marriage, isSeveral } = findMarriage(held);
  if (!marriage) return createRow(onlyKey, { regime: held.main.maritalStatus === 'unmarried' ? 'unmarried' : '' });
  const { kind, contract, isForeign, hasCourtOrder, endedBy, recognition } = marriage;
  const isPlain = (kind === 'civil marriage' || kind === 'civil union') && !isForeign && !hasCourtOrder;
  const isTold = contract !== 'silent on accrual' && endedBy !== 'by annulment' && recognition === null;
  const cells = {
    regime: endedBy ? 'divorced' : contract === null ? '' : regimeOf[contract as keyof typeof regimeOf],
    marriedOn: marriage.marriedDate,
    divorcedOn: marriage.endedDate,
    ownStart: formatMoney(marriage.ownCommencement),
    spouseStart: formatMoney(marriage.spouseCommencement),
    spouseNow: formatMoney(marriage.spouseEndValue),
    cpiThen: marriage.cpiAtMarriage,
    cpiNow: marriage.cpiAtEnd,
  };
  return createRow(onlyKey, cells, isPlain && isTold && !isSeveral ? [] : Object.keys(cells));
}

type SheetTreePerson = ClientTabs['tree']['people'][number];

function readRelation(person: SheetTreePerson, mainId: number, spouseId: number | null | undefined): SheetRelation {
  if (person.id === spouseId) return 'spouse';
  if (person.parents.some(({ parentID }) => parentID === mainId)) {
    return person.gender === null ? 'child' : person.gender === 1 ? 'son' : 'daughter';
  }
  if (person.kind === 'person') return 'other';
  return person.bodyKind === 'public benefit body' ? 'charity' : person.kind === 'trust' ? 'trust' : 'other';
}

function toPeopleRows(held: ClientTabs): SheetRow[] {
  const spouseId = findMarriage(held).marriage?.spouseID;
  return held.tree.people.map((person) =>
    createRow(
      person.id,
      {
        firstNames: person.firstNames,
        surname: person.surname,
        relation: readRelation(person, held.main.id, spouseId),
        bornOn: person.dateOfBirth,
      },
      ['relation'],
    ),
  );
}

function readKind({ kind, gains, liquidity }: CapturedAsset, isTaxed: boolean): string {
  const found = Object.entries(ownedKinds).find(
    ([, one]) =>
      one.kind === kind &&
      (!isTaxed || (gains?.kind ?? null) === one.gains) &&
      (one.liquidity ?? undefined) === liquidity,
  );
  // Without a tax on gains nothing tells the home from other property.
  return !isTaxed && kind === 'immovable' ? 'property' : (found?.[0] ?? otherKind);
}

const isSimple = (
  takers: readonly (Taker & { readonly substitutes?: unknown; readonly noRepresentation?: unknown })[],
) =>
  takers.every(({ substitutes, noRepresentation }) => substitutes === undefined && !noRepresentation) &&
  compareFractions(sumFractions(takers.map(({ share }) => share)), whole) === 0;

function describeLegatees(assetId: string, legacies: readonly Legacy[], people: readonly NamedPerson[]) {
  const naming = legacies.filter((legacy) => legacy.kind !== 'cash' && legacy.assetId === assetId);
  const [only] = naming;
  if (!only) return { goesTo: '', isLocked: false };
  if (naming.length > 1 || only.kind !== 'asset' || !isSimple(only.to)) return { goesTo: '', isLocked: true };
  return { goesTo: formatTakers(only.to, people), isLocked: false };
}

function toOwnedRow(asset: CapturedAsset, estate: Estate, people: readonly NamedPerson[]): SheetRow {
  const { value, costs, gains, soldFor } = asset;
  const isValueLocked = value?.currency !== undefined || soldFor !== undefined;
  const isCostLocked =
    costs.length > 1 ||
    costs.some(({ currency, on }) => currency !== undefined || on !== undefined) ||
    gains?.heldOnValuationDate !== undefined;
  const { goesTo, isLocked } = describeLegatees(asset.id, estate.will?.legacies ?? [], people);
  const kind = readKind(asset, estate.country === 'ZA');
  const [cost] = costs;
  return createRow(
    asset.id,
    {
      name: asset.description,
      kind,
      value: formatMoney(value?.amount),
      cost: isCostLocked ? '' : formatMoney(cost?.amount),
      goesTo,
    },
    [
      ...(kind === otherKind ? ['kind'] : []),
      ...(isValueLocked ? ['value'] : []),
      ...(isCostLocked ? ['cost'] : []),
      ...(isLocked ? ['goesTo'] : []),
    ],
  );
}

function toCoverRow(asset: CapturedAsset, people: readonly NamedPerson[]): SheetRow {
  const { value, paidPast } = asset;
  const payees = paidPast?.payees ?? [];
  const isPlain = compareFractions(sumFractions(payees.map(({ share }) => share)), whole) === 0;
  const isLocked = payees.length > 0 && (!isPlain || payees.some(({ premiumsPaid }) => premiumsPaid !== undefined));
  return createRow(
    asset.id,
    {
      name: asset.description,
      value: formatMoney(value?.amount),
      paidTo: isLocked ? '' : formatTakers(payees, people),
    },
    [...(value?.currency === undefined ? [] : ['value']), ...(isLocked ? ['paidTo'] : [])],
  );
}

/** Estate, assets as captured and what the tabs hold, on one sheet. */
export function toSheet(held: ClientTabs, estate: Estate, captured: readonly CapturedAsset[]): Sheet {
  const people = toPeopleRows(held);
  const named: NamedPerson[] = people.map(({ key, cells }) => ({
    id: key,
    firstNames: cells['firstNames'] ?? '',
    surname: cells['surname'] ?? '',
    isSpouse: cells['relation'] === 'spouse',
    isChild: ['son', 'daughter', 'child'].includes(cells['relation'] ?? ''),
  }));
  const holders = listHolders(captured);
  const own = captured.filter(({ id, interest }) => !interest && !holders.has(id));
  const isCover = ({ kind, paidPast }: CapturedAsset): boolean => kind === 'policy' || paidPast !== undefined;
  const covers = own.filter((asset) => isCover(asset) && asset.paidPast?.kind !== 'trust');
  const { will, liabilities, costs } = estate;
  const { residue } = will ?? {};
  const rest = residue?.to ?? [];
  const isRestLocked =
    residue !== undefined &&
    (residue.limited !== undefined || !isSimple(rest) || rest.some(({ jointGift }) => jointGift !== undefined));
  const [executor, ...others] = held.executors.filter(({ details }) => !details.endedDate);
  const isVendor = executor !== undefined && (executor.vatNumber !== null || executor.details.isVatVendor);
  return {
    who: [
      createRow(onlyKey, {
        firstNames: held.main.firstNames,
        surname: held.main.surname,
        idNumber: held.main.idNumber === null ? '' : maskNumber(held.main.idNumber),
        bornOn: held.main.dateOfBirth,
      }),
    ],
    marriage: [toMarriageRow(held)],
    people,
    owns: own.filter((asset) => !isCover(asset)).map((asset) => toOwnedRow(asset, estate, named)),
    owes: liabilities.map(({ id, creditor, kind, amount }) => {
      const stored = held.liabilities.find((one) => String(one.id) === id);
      return createRow(
        id,
        { name: creditor, kind: kind in debtKinds ? kind : otherKind, amount: formatMoney(amount) },
        [
          ...(kind in debtKinds ? [] : ['kind']),
          ...(stored?.creditorID === null ? [] : ['name']),
          ...(stored?.amount === amount ? [] : ['amount']),
        ],
      );
    }),
    costs: costs.map(({ id, narrative, kind, amount }) => {
      const isPaid = held.expenses.find((one) => String(one.id) === id)?.bankAccountID !== null;
      return createRow(
        id,
        { name: narrative, kind: kind in costKinds ? kind : otherKind, amount: formatMoney(amount) },
        isPaid ? ['name', 'kind', 'amount'] : kind in costKinds ? [] : ['kind'],
      );
    }),
    insures: covers.filter(({ paidPast }) => paidPast?.kind !== 'retirement').map((asset) => toCoverRow(asset, named)),
    retires: covers.filter(({ paidPast }) => paidPast?.kind === 'retirement').map((asset) => toCoverRow(asset, named)),
    will: [
      createRow(
        onlyKey,
        {
          hasWill: will ? 'yes' : '',
          datedOn: will?.datedOn,
          restTo: isRestLocked ? '' : formatTakers(rest, named),
        },
        isRestLocked ? ['restTo'] : [],
      ),
    ],
    gifts: (will?.legacies ?? []).flatMap((legacy) =>
      legacy.kind === 'cash' && !legacy.lateInterest && !legacy.substitutes && !legacy.noRepresentation
        ? [
            createRow(legacy.id, {
              amount: formatMoney(legacy.amount),
              goesTo: formatTakers([{ personId: legacy.personId, share: whole }], named),
            }),
          ]
        : [],
    ),
    wishes: [
      createRow(
        onlyKey,
        {
          executor: [executor, ...others].flatMap((one) => (one ? [formatPartyName(one)] : [])).join(', '),
          vat: executor === undefined ? '' : isVendor ? 'yes' : 'no',
          wishes: held.main.details.notes,
        },
        executor === undefined
          ? []
          : others.length > 0 || executor.isGlobal || executor.vatNumber !== null
            ? ['executor', 'vat']
            : ['executor'],
      ),
    ],
  };
}
