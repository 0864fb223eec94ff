import type { CapturedAsset, PricedAmount } from '../assets/captured-asset';
import { toEstateProperty } from '../assets/to-estate-property';
import { type LocalDate } from '../dates/local-date';
import type { AccrualFacts, EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import type { CapturedCost, EstateLiability } from '../estate/liability';
import type { EstatePerson } from '../estate/person';
import type { Legacy, Will } from '../estate/will';
import type { Country } from '../law/country';
import { type Cents, nil } from '../money/cents';
import { readCellText, type Sheet, type SheetRow, parseStoredId } from './sheet';
import { hasWillIn, type ParsedSheetRow, type ParsedSheet, readSheet } from './read-sheet';
import { otherKind, ownedKinds, type OwnedName } from './sheet-cells';

/** A client as stored: what the law reads, what the assets tab holds, and the sheet as it stands. */
export interface StoredClientEstate {
  /** As if the death were today, whatever is still missing. */
  readonly estate: Estate;
  readonly captured: readonly CapturedAsset[];
  readonly sheet: Sheet;
}

const pickDefined = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

interface SheetReading {
  readonly held: StoredClientEstate;
  readonly sheet: Sheet;
  readonly read: ParsedSheet;
}
const findStoredRow = (held: StoredClientEstate, section: keyof Sheet, key: string): SheetRow | undefined =>
  held.sheet[section].find((row) => row.key === key);
/** Whether a cell says something else than what is stored. */
export const isMoved = (held: StoredClientEstate, section: keyof Sheet, row: ParsedSheetRow, cell: string): boolean => {
  const before = findStoredRow(held, section, row.key);
  return row.counts(cell) && (!before || readCellText(before, cell) !== readCellText(row.row, cell));
};

const bodies: Readonly<Record<string, EstatePerson['kind']>> = { trust: 'trust', charity: 'publicBenefit' };
const sexes: Readonly<Record<string, 'M' | 'F'>> = { son: 'M', daughter: 'F' };
const isChild = (relation: string | undefined): boolean =>
  relation === 'son' || relation === 'daughter' || relation === 'child';

function toPeople({ held, read }: SheetReading): readonly EstatePerson[] {
  const stored = new Map(held.estate.people.map((person) => [person.id, person]));
  const shown = new Set(held.sheet.people.map(({ key }) => key));
  const elsewhere = held.estate.people.filter(({ id }) => !shown.has(id));
  return [
    ...elsewhere,
    ...read.rows.people.map((row): EstatePerson => {
      const named = read.people.find(({ id }) => id === row.key)!;
      const before = stored.get(row.key);
      const relation = row.text('relation');
      const kind = before?.kind ?? bodies[relation ?? ''] ?? 'natural';
      const { bornOn: _, ...rest } = before ?? { bornOn: undefined };
      return {
        id: row.key,
        kind,
        ...rest,
        name: kind === 'natural' ? `${named.firstNames} ${named.surname}`.trim() : named.surname || named.firstNames,
        ...pickDefined('bornOn', row.counts('bornOn') ? row.day('bornOn') : before?.bornOn),
        ...(!before && {
          ...pickDefined('sex', sexes[relation ?? '']),
          ...(isChild(relation) && { parents: [held.estate.deceased.id] }),
        }),
      };
    }),
  ];
}

const contracts = { inCommunity: 'none', withoutAccrual: 'withoutAccrual', withAccrual: 'withAccrual' } as const;

function toAccrual(row: ParsedSheetRow): AccrualFacts | undefined {
  const [own, spouse, now] = [row.amount('ownStart'), row.amount('spouseStart'), row.amount('spouseNow')];
  const [then, at] = [row.rate('cpiThen'), row.rate('cpiNow')];
  if (own === undefined || spouse === undefined || now === undefined) return undefined;
  return {
    deceased: { commencementValue: own },
    survivor: { commencementValue: spouse, netEndValue: now },
    ...(then && { cpiAtMarriage: then }),
    ...(at && { cpiAtDissolution: at }),
  };
}

function toMarriages({ held, read, sheet }: SheetReading, today: LocalDate): readonly EstateMarriage[] {
  const { marriages } = held.estate;
  const [row] = read.rows.marriage;
  if (!row?.counts('regime')) return marriages;
  const spouse = read.rows.people.find((one) => readCellText(one.row, 'relation') === 'spouse');
  const before = findStoredSpouse(held.sheet);
  const others = marriages.filter(({ spouseId }) => spouseId !== before && spouseId !== spouse?.key);
  const regime = row.text('regime');
  if (!spouse || regime === undefined || regime === 'unmarried') return others;
  const stood = marriages.find(({ spouseId }) => spouseId === (spouse.key === before ? before : spouse.key));
  const { divorcedOn: _, accrual: __, ...rest } = stood ?? { divorcedOn: undefined, accrual: undefined };
  const contract = regime === 'divorced' ? (stood?.contract ?? 'none') : contracts[regime as keyof typeof contracts];
  const isDivorced = readCellText(sheet.marriage[0]!, 'regime') === 'divorced';
  return [
    ...others,
    {
      kind: 'civil',
      ...rest,
      contract,
      marriedOn: row.day('marriedOn') ?? today,
      spouseId: spouse.key,
      ...pickDefined('divorcedOn', isDivorced ? (row.day('divorcedOn') ?? today) : undefined),
      ...(regime === 'withAccrual' && pickDefined('accrual', keepAccrual(stood, row))),
    },
  ];
}

/** What the estate came to is not asked here: a figure that was captured for it stays. */
function keepAccrual(stood: EstateMarriage | undefined, row: ParsedSheetRow): EstateMarriage['accrual'] {
  if (stood?.accrual === 'notClaimed') return 'notClaimed';
  const accrual = toAccrual(row);
  const end = stood?.accrual?.deceased.netEndValue;
  return accrual && end !== undefined ? { ...accrual, deceased: { ...accrual.deceased, netEndValue: end } } : accrual;
}

const findStoredSpouse = (sheet: Sheet): string | undefined =>
  sheet.people.find((row) => readCellText(row, 'relation') === 'spouse')?.key;

/** How something new of a kind is captured. */
export function toKindFacts(
  name: string,
  country: Country,
): Pick<CapturedAsset, 'kind' | 'class' | 'treatment' | 'liquidity' | 'gains'> {
  const { kind, class: ofClass, treatment, gains, liquidity } = ownedKinds[name as OwnedName] ?? ownedKinds.contents;
  return {
    kind,
    class: ofClass,
    treatment,
    ...(liquidity && { liquidity }),
    ...(gains && country === 'ZA' && { gains: { kind: gains } }),
  };
}

const toPrice = (amount: Cents | undefined): PricedAmount | undefined =>
  amount === undefined ? undefined : { amount };

function toOwnedAsset({ held }: SheetReading, row: ParsedSheetRow): CapturedAsset {
  const before = held.captured.find(({ id }) => id === row.key);
  const { country } = held.estate;
  const kind = row.text('kind') ?? otherKind;
  const isOther = before && (kind === otherKind || !isMoved(held, 'owns', row, 'kind'));
  const { liquidity: _, gains: __, value: was, costs: spent, ...rest } = before ?? { value: undefined, costs: [] };
  const { gains, ...facts } = isOther
    ? { ...pickDefined('liquidity', before.liquidity), ...pickDefined('gains', before.gains) }
    : toKindFacts(kind, country);
  const cost = row.amount('cost');
  return {
    ...(rest as CapturedAsset),
    id: row.key,
    ...(facts as Pick<CapturedAsset, 'kind' | 'class' | 'treatment'>),
    // Until it is said what was paid there is no gain to show; it is asked for before it is saved.
    ...(gains && !(kind !== otherKind && row.counts('cost') && cost === undefined) && { gains }),
    description: row.text('name') ?? before?.description ?? '',
    costs: row.counts('cost') ? (cost === undefined ? [] : [{ amount: cost }]) : (spent ?? []),
    ...pickDefined('value', row.counts('value') ? toPrice(row.amount('value')) : was),
  };
}

function toCoverAsset({ held }: SheetReading, row: ParsedSheetRow, kind: 'policy' | 'retirement'): CapturedAsset {
  const section = kind === 'policy' ? 'insures' : 'retires';
  const before = held.captured.find(({ id }) => id === row.key);
  const value = row.amount('value');
  const plain = {
    id: row.key,
    description: row.text('name') ?? before?.description ?? '',
    ...pickDefined('value', row.counts('value') ? toPrice(value) : before?.value),
  };
  if (before && !isMoved(held, section, row, 'paidTo')) return { ...before, ...plain };
  const takers = row.takers('paidTo') ?? [];
  const { paidPast, gains: _, ...rest } = before ?? { paidPast: undefined, gains: undefined };
  const isPast = takers.length > 0;
  return {
    kind: 'policy',
    class: 'claim',
    treatment: 'money',
    costs: [],
    ...rest,
    ...plain,
    ...(isPast
      ? { paidPast: { ...paidPast, kind, payees: takers.map(({ personId, share }) => ({ personId, share })) } }
      : kind === 'policy' && held.estate.country === 'ZA' && { gains: before?.gains ?? { kind: 'longTermPolicy' } }),
  };
}

function toCapturedAssets(drawing: SheetReading): readonly CapturedAsset[] {
  const { held, read } = drawing;
  const shown = new Set([...held.sheet.owns, ...held.sheet.insures, ...held.sheet.retires].map(({ key }) => key));
  const filledIn = [
    ...read.rows.owns.map((row) => toOwnedAsset(drawing, row)),
    ...read.rows.insures.map((row) => toCoverAsset(drawing, row, 'policy')),
    ...read.rows.retires.map((row) => toCoverAsset(drawing, row, 'retirement')),
  ];
  const byKey = new Map(filledIn.map((one) => [one.id, one]));
  const stored = held.captured.flatMap((one) => (shown.has(one.id) ? (byKey.get(one.id) ?? []) : [one]));
  return [...stored, ...filledIn.filter(({ id }) => parseStoredId(id) === undefined)];
}

function toLiabilities({ held, read }: SheetReading): readonly EstateLiability[] {
  const shown = new Set(held.sheet.owes.map(({ key }) => key));
  return [
    ...held.estate.liabilities.filter(({ id }) => !shown.has(id)),
    ...read.rows.owes.map((row): EstateLiability => {
      const before = held.estate.liabilities.find(({ id }) => id === row.key);
      const kind = row.text('kind');
      return {
        id: row.key,
        ...before,
        creditor: row.text('name') ?? before?.creditor ?? '',
        amount: row.counts('amount') ? (row.amount('amount') ?? nil) : (before?.amount ?? nil),
        kind:
          before && (kind === otherKind || kind === undefined)
            ? before.kind
            : ((kind ?? 'debtBeforeDeath') as EstateLiability['kind']),
      };
    }),
  ];
}

function toCapturedCosts({ held, read }: SheetReading): readonly CapturedCost[] {
  const shown = new Set(held.sheet.costs.map(({ key }) => key));
  return [
    ...held.estate.costs.filter(({ id }) => !shown.has(id)),
    ...read.rows.costs.map((row): CapturedCost => {
      const before = held.estate.costs.find(({ id }) => id === row.key);
      const kind = row.text('kind');
      return {
        id: row.key,
        ...before,
        narrative: row.text('name') ?? before?.narrative ?? '',
        amount: row.amount('amount') ?? before?.amount ?? nil,
        kind:
          before && (kind === otherKind || kind === undefined)
            ? before.kind
            : ((kind ?? 'other') as CapturedCost['kind']),
      };
    }),
  ];
}

/** Assets whose clause is the sheet's to say, and clauses of money. */
function toLegacies({ held, read }: SheetReading, stood: readonly Legacy[]): readonly Legacy[] {
  const rows = new Map(read.rows.owns.map((row) => [row.key, row]));
  const heldAssets = new Set(held.sheet.owns.map(({ key }) => key));
  const gifts = new Map(read.rows.gifts.map((row) => [row.key, row]));
  const heldGifts = new Set(held.sheet.gifts.map(({ key }) => key));
  const kept = stood.flatMap((legacy): Legacy[] => {
    if (legacy.kind === 'cash') {
      const row = gifts.get(legacy.id);
      if (!row) return heldGifts.has(legacy.id) ? [] : [legacy];
      const [taker] = row.takers('goesTo') ?? [];
      return [
        {
          ...legacy,
          amount: row.amount('amount') ?? legacy.amount,
          ...(taker && { personId: taker.personId }),
        },
      ];
    }
    const row = rows.get(legacy.assetId);
    if (!row) return heldAssets.has(legacy.assetId) ? [] : [legacy];
    if (legacy.kind !== 'asset' || !isMoved(held, 'owns', row, 'goesTo')) return [legacy];
    const takers = row.takers('goesTo') ?? [];
    return takers.length === 0 ? [] : [{ ...legacy, to: takers }];
  });
  const named = new Set(kept.flatMap((legacy) => (legacy.kind === 'cash' ? [] : [legacy.assetId])));
  return [
    ...kept,
    ...read.rows.owns.flatMap((row): Legacy[] => {
      const takers = row.takers('goesTo') ?? [];
      return takers.length === 0 || named.has(row.key)
        ? []
        : [{ kind: 'asset', id: `left ${row.key}`, assetId: row.key, to: takers }];
    }),
    ...read.rows.gifts.flatMap((row): Legacy[] => {
      const [taker] = row.takers('goesTo') ?? [];
      return parseStoredId(row.key) !== undefined || !taker
        ? []
        : [{ kind: 'cash', id: row.key, personId: taker.personId, amount: row.amount('amount') ?? nil }];
    }),
  ];
}

function toWill(drawing: SheetReading): Will | undefined {
  const { held, sheet, read } = drawing;
  if (!hasWillIn(sheet)) return undefined;
  const { residue, datedOn: _, ...before } = held.estate.will ?? { legacies: [] };
  const [row] = read.rows.will;
  const rest = row?.takers('restTo') ?? [];
  const keepsRest = !row || !isMoved(held, 'will', row, 'restTo');
  return {
    ...before,
    ...pickDefined('datedOn', row?.day('datedOn')),
    legacies: toLegacies(drawing, before.legacies),
    ...pickDefined('residue', keepsRest ? residue : rest.length > 0 ? { ...residue, to: rest } : undefined),
  };
}

function toExecutors({ held, read }: SheetReading): Estate['executors'] {
  const [row] = read.rows.wishes;
  const [before] = held.estate.executors;
  if (!row?.counts('executor')) {
    return before && row?.counts('vat') ? [{ ...before, vatVendor: row.text('vat') === 'yes' }] : held.estate.executors;
  }
  const name = row.text('executor');
  if (name === undefined) return [];
  return [{ id: 'executor', ...before, name, vatVendor: row.text('vat') === 'yes' }];
}

/** The client's estate as the sheet tells it, over what is stored: the figures of this are those once it is saved. */
export function buildSheetEstate(
  held: StoredClientEstate,
  sheet: Sheet,
  today: LocalDate,
): { estate: Estate; read: ParsedSheet } {
  const read = readSheet(sheet, { today, country: held.estate.country });
  const drawing: SheetReading = { held, sheet, read };
  const { will: _, ...estate } = held.estate;
  const [who] = read.rows.who;
  const property = toEstateProperty(toCapturedAssets(drawing));
  const will = toWill(drawing);
  const { bornOn: __, ...deceased } = estate.deceased;
  return {
    read,
    estate: {
      ...estate,
      deceased: {
        ...deceased,
        ...pickDefined('bornOn', who?.counts('bornOn') ? who.day('bornOn') : estate.deceased.bornOn),
      },
      people: toPeople(drawing),
      marriages: toMarriages(drawing, today),
      assets: property.assets,
      benefits: property.benefits,
      interestsHeld: property.interestsHeld,
      liabilities: toLiabilities(drawing),
      costs: toCapturedCosts(drawing),
      executors: toExecutors(drawing),
      ...pickDefined('will', will),
    },
  };
}
