import type { CapturedAsset, Priced } from '../assets/captured-asset';
import { propertyOf } from '../assets/property-of';
import { type LocalDate } from '../dates/local-date';
import type { AccrualFacts, EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import type { CapturedCost, Liability } from '../estate/liability';
import type { Person } from '../estate/person';
import type { Legacy, Will } from '../estate/will';
import type { Country } from '../law/country';
import { type Cents, nil } from '../money/cents';
import { cellOf, type Sheet, type SheetRow, storedId } from './sheet';
import { hasWillIn, type ReadRow, type ReadSheet, readSheet } from './read-sheet';
import { otherKind, ownedKinds, type OwnedName } from './sheet-cells';

/** A client as stored: what the law reads, what the assets tab holds, and the sheet as it stands. */
export interface ClientHeld {
  /** As if the death were today, whatever is still missing. */
  readonly estate: Estate;
  readonly captured: readonly CapturedAsset[];
  readonly sheet: Sheet;
}

const optional = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

interface Drawing {
  readonly held: ClientHeld;
  readonly sheet: Sheet;
  readonly read: ReadSheet;
}
const heldRow = (held: ClientHeld, section: keyof Sheet, key: string): SheetRow | undefined =>
  held.sheet[section].find((row) => row.key === key);
/** Whether a cell says something else than what is stored. */
export const isMoved = (held: ClientHeld, section: keyof Sheet, row: ReadRow, cell: string): boolean => {
  const before = heldRow(held, section, row.key);
  return row.counts(cell) && (!before || cellOf(before, cell) !== cellOf(row.row, cell));
};

const bodies: Readonly<Record<string, Person['kind']>> = { trust: 'trust', charity: 'publicBenefit' };
const sexes: Readonly<Record<string, 'M' | 'F'>> = { son: 'M', daughter: 'F' };
const isChild = (relation: string | undefined): boolean =>
  relation === 'son' || relation === 'daughter' || relation === 'child';

function peopleOf({ held, read }: Drawing): readonly Person[] {
  const stored = new Map(held.estate.people.map((person) => [person.id, person]));
  const shown = new Set(held.sheet.people.map(({ key }) => key));
  const elsewhere = held.estate.people.filter(({ id }) => !shown.has(id));
  return [
    ...elsewhere,
    ...read.rows.people.map((row): Person => {
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
        ...optional('bornOn', row.counts('bornOn') ? row.day('bornOn') : before?.bornOn),
        ...(!before && {
          ...optional('sex', sexes[relation ?? '']),
          ...(isChild(relation) && { parents: [held.estate.deceased.id] }),
        }),
      };
    }),
  ];
}

const contracts = { inCommunity: 'none', withoutAccrual: 'withoutAccrual', withAccrual: 'withAccrual' } as const;

function accrualOf(row: ReadRow): AccrualFacts | undefined {
  const [own, spouse, now] = [row.amount('ownStart'), row.amount('spouseStart'), row.amount('spouseNow')];
  const [then, at] = [row.rate('cpiThen'), row.rate('cpiNow')];
  if (own === undefined || spouse === undefined || now === undefined || !then || !at) return undefined;
  return {
    deceased: { commencementValue: own },
    survivor: { commencementValue: spouse, netEndValue: now },
    cpiAtMarriage: then,
    cpiAtDissolution: at,
  };
}

function marriagesOf({ held, read, sheet }: Drawing, today: LocalDate): readonly EstateMarriage[] {
  const { marriages } = held.estate;
  const [row] = read.rows.marriage;
  if (!row?.counts('regime')) return marriages;
  const spouse = read.rows.people.find((one) => cellOf(one.row, 'relation') === 'spouse');
  const before = heldSpouse(held.sheet);
  const others = marriages.filter(({ spouseId }) => spouseId !== before && spouseId !== spouse?.key);
  const regime = row.text('regime');
  if (!spouse || regime === undefined || regime === 'unmarried') return others;
  const stood = marriages.find(({ spouseId }) => spouseId === (spouse.key === before ? before : spouse.key));
  const { divorcedOn: _, accrual: __, ...rest } = stood ?? { divorcedOn: undefined, accrual: undefined };
  const contract = regime === 'divorced' ? (stood?.contract ?? 'none') : contracts[regime as keyof typeof contracts];
  const isDivorced = cellOf(sheet.marriage[0]!, 'regime') === 'divorced';
  return [
    ...others,
    {
      kind: 'civil',
      ...rest,
      contract,
      marriedOn: row.day('marriedOn') ?? today,
      spouseId: spouse.key,
      ...optional('divorcedOn', isDivorced ? (row.day('divorcedOn') ?? today) : undefined),
      ...(regime === 'withAccrual' && optional('accrual', keptAccrual(stood, row))),
    },
  ];
}

/** What the estate came to is not asked here: a figure that was captured for it stays. */
function keptAccrual(stood: EstateMarriage | undefined, row: ReadRow): EstateMarriage['accrual'] {
  if (stood?.accrual === 'notClaimed') return 'notClaimed';
  const accrual = accrualOf(row);
  const end = stood?.accrual?.deceased.netEndValue;
  return accrual && end !== undefined ? { ...accrual, deceased: { ...accrual.deceased, netEndValue: end } } : accrual;
}

const heldSpouse = (sheet: Sheet): string | undefined =>
  sheet.people.find((row) => cellOf(row, 'relation') === 'spouse')?.key;

/** How something new of a kind is captured. */
export function factsOfKind(
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

const valued = (amount: Cents | undefined): Priced | undefined => (amount === undefined ? undefined : { amount });

function ownedOf({ held }: Drawing, row: ReadRow): CapturedAsset {
  const before = held.captured.find(({ id }) => id === row.key);
  const { country } = held.estate;
  const kind = row.text('kind') ?? otherKind;
  const isOther = before && (kind === otherKind || !isMoved(held, 'owns', row, 'kind'));
  const { liquidity: _, gains: __, value: was, costs: spent, ...rest } = before ?? { value: undefined, costs: [] };
  const { gains, ...facts } = isOther
    ? { ...optional('liquidity', before.liquidity), ...optional('gains', before.gains) }
    : factsOfKind(kind, country);
  const cost = row.amount('cost');
  return {
    ...(rest as CapturedAsset),
    id: row.key,
    ...(facts as Pick<CapturedAsset, 'kind' | 'class' | 'treatment'>),
    // Until it is said what was paid there is no gain to show; it is asked for before it is saved.
    ...(gains && !(kind !== otherKind && row.counts('cost') && cost === undefined) && { gains }),
    description: row.text('name') ?? before?.description ?? '',
    costs: row.counts('cost') ? (cost === undefined ? [] : [{ amount: cost }]) : (spent ?? []),
    ...optional('value', row.counts('value') ? valued(row.amount('value')) : was),
  };
}

function coverOf({ held }: Drawing, row: ReadRow, kind: 'policy' | 'retirement'): CapturedAsset {
  const section = kind === 'policy' ? 'insures' : 'retires';
  const before = held.captured.find(({ id }) => id === row.key);
  const value = row.amount('value');
  const plain = {
    id: row.key,
    description: row.text('name') ?? before?.description ?? '',
    ...optional('value', row.counts('value') ? valued(value) : before?.value),
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

function capturedOf(drawing: Drawing): readonly CapturedAsset[] {
  const { held, read } = drawing;
  const shown = new Set([...held.sheet.owns, ...held.sheet.insures, ...held.sheet.retires].map(({ key }) => key));
  const filledIn = [
    ...read.rows.owns.map((row) => ownedOf(drawing, row)),
    ...read.rows.insures.map((row) => coverOf(drawing, row, 'policy')),
    ...read.rows.retires.map((row) => coverOf(drawing, row, 'retirement')),
  ];
  const byKey = new Map(filledIn.map((one) => [one.id, one]));
  const stored = held.captured.flatMap((one) => (shown.has(one.id) ? (byKey.get(one.id) ?? []) : [one]));
  return [...stored, ...filledIn.filter(({ id }) => storedId(id) === undefined)];
}

function owedOf({ held, read }: Drawing): readonly Liability[] {
  const shown = new Set(held.sheet.owes.map(({ key }) => key));
  return [
    ...held.estate.liabilities.filter(({ id }) => !shown.has(id)),
    ...read.rows.owes.map((row): Liability => {
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
            : ((kind ?? 'debtBeforeDeath') as Liability['kind']),
      };
    }),
  ];
}

function costsOf({ held, read }: Drawing): readonly CapturedCost[] {
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
function legaciesOf({ held, read }: Drawing, stood: readonly Legacy[]): readonly Legacy[] {
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
      return storedId(row.key) !== undefined || !taker
        ? []
        : [{ kind: 'cash', id: row.key, personId: taker.personId, amount: row.amount('amount') ?? nil }];
    }),
  ];
}

function willOf(drawing: Drawing): Will | undefined {
  const { held, sheet, read } = drawing;
  if (!hasWillIn(sheet)) return undefined;
  const { residue, datedOn: _, ...before } = held.estate.will ?? { legacies: [] };
  const [row] = read.rows.will;
  const rest = row?.takers('restTo') ?? [];
  const keepsRest = !row || !isMoved(held, 'will', row, 'restTo');
  return {
    ...before,
    ...optional('datedOn', row?.day('datedOn')),
    legacies: legaciesOf(drawing, before.legacies),
    ...optional('residue', keepsRest ? residue : rest.length > 0 ? { ...residue, to: rest } : undefined),
  };
}

function executorsOf({ held, read }: Drawing): Estate['executors'] {
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
export function estateOfSheet(held: ClientHeld, sheet: Sheet, today: LocalDate): { estate: Estate; read: ReadSheet } {
  const read = readSheet(sheet, { today, country: held.estate.country });
  const drawing: Drawing = { held, sheet, read };
  const { will: _, ...estate } = held.estate;
  const [who] = read.rows.who;
  const property = propertyOf(capturedOf(drawing));
  const will = willOf(drawing);
  const { bornOn: __, ...deceased } = estate.deceased;
  return {
    read,
    estate: {
      ...estate,
      deceased: {
        ...deceased,
        ...optional('bornOn', who?.counts('bornOn') ? who.day('bornOn') : estate.deceased.bornOn),
      },
      people: peopleOf(drawing),
      marriages: marriagesOf(drawing, today),
      assets: property.assets,
      benefits: property.benefits,
      interestsHeld: property.interestsHeld,
      liabilities: owedOf(drawing),
      costs: costsOf(drawing),
      executors: executorsOf(drawing),
      ...optional('will', will),
    },
  };
}
