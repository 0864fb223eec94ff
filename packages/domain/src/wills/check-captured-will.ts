import { type IdIndex } from '../estate/check-lists';
import { checkWill } from '../estate/check-will';
import { collectRefusals, type Refusal, RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import {
  type CapturedClause,
  type CapturedTaker,
  type CapturedWill,
  listClauses,
  listLegacyClauses,
  type TakerPart,
  listTakers,
  toWill,
} from './captured-will';

/** Everything wrong with a will as captured, each said of the clause it is about: `clauses.3.takers.1.share`. */
export function checkCapturedWill(will: CapturedWill, assets: IdIndex, people: IdIndex): RefusalError | undefined {
  const shape = collectRefusals(will.clauses.flatMap((clause, index) => checkShape(will, clause, index)));
  const law = collectRefusals(checkWill({ will: toWill(will) }, assets, people));
  const seen = new Set(shape?.refusals.map(({ field }) => field));
  // What was said of the shape of a clause is not said again by the law.
  const rest = law?.refusals.map((one) => ({ ...one, field: toCapturedField(will, one.field) })) ?? [];
  const all: readonly Refusal[] = [...(shape?.refusals ?? []), ...rest.filter(({ field }) => !seen.has(field))];
  return all.length === 0 ? undefined : new RefusalError(all);
}

function checkShape(will: CapturedWill, clause: CapturedClause, index: number): (RefusalError | undefined)[] {
  const toFieldPath = (name: string): string => `clauses.${index}.${name}`;
  const { kind, assetId, amount, takers, lateInterest } = clause;
  const needsAsset = kind === 'asset' || kind === 'limited';
  const isAnnuity = (kind === 'limited' || kind === 'residue') && clause.right === 'annuity';
  const needsAmount = kind === 'cash' || kind === 'handOver' || isAnnuity;
  const stray = takers.findIndex(({ part }) => !listTakerParts(clause).includes(part));
  return [
    needsAsset && assetId === undefined
      ? refuse(toFieldPath('assetID'), 'Choose the asset this clause is about.')
      : undefined,
    needsAmount && amount === undefined
      ? refuse(
          toFieldPath('amount'),
          isAnnuity ? 'Enter what the annuity pays a year.' : 'Enter the amount of this clause.',
        )
      : undefined,
    kind === 'limited' && clause.right === undefined
      ? refuse(
          toFieldPath('right'),
          'Choose the right the clause gives: a usufruct, a fiduciary or a similar interest, or an annuity.',
        )
      : undefined,
    kind === 'cash' && takers.length !== 1
      ? refuse(
          toFieldPath('takers'),
          'Choose one person for a sum of money. Add a separate clause for each other person.',
        )
      : undefined,
    ...(kind === 'handOver'
      ? (['from', 'to'] as const).map((part) =>
          listTakers(clause, part).length === 1
            ? undefined
            : refuse(toFieldPath('takers'), 'Name the spouse who hands on, and one person who receives.'),
        )
      : []),
    kind === 'residue' && listClauses(will.clauses, 'residue')[0] !== clause
      ? refuse(toFieldPath('kind'), 'Only one clause can deal with the residue. Put its heirs into that clause.')
      : undefined,
    stray >= 0
      ? refuse(toFieldPath(`takers.${stray}.part`), 'This type of clause does not use that person. Change the clause.')
      : undefined,
    ...takers.flatMap((taker, nth) => checkStandIn(taker, toFieldPath(`takers.${nth}`))),
    lateInterest && lateInterest.yearlyRate.n > lateInterest.yearlyRate.d
      ? refuse(toFieldPath('lateRate'), message('Enter a rate of at most {most} a year, like 9%.', { most: '100%' }))
      : undefined,
  ];
}

const checkStandIn = ({ personId, substitutes }: CapturedTaker, path: string): RefusalError[] =>
  substitutes.flatMap((id, nth) =>
    id === personId || substitutes.indexOf(id) < nth
      ? [refuse(`${path}.substitutes.${nth}`, 'Choose someone else as substitute: this person already inherits here.')]
      : [],
  );

const listTakerParts = ({ kind, right }: CapturedClause): readonly TakerPart[] => {
  switch (kind) {
    case 'cash':
    case 'asset':
      return ['taker'];
    case 'limited':
      return ['holder', 'bareOwner'];
    case 'residue':
      return right ? ['taker', 'holder'] : ['taker'];
    case 'handOver':
      return ['from', 'to'];
    case 'words':
      return [];
  }
};

const fieldNames: Readonly<Record<string, string>> = {
  assetId: 'assetID',
  personId: 'takers.0.partyID',
  to: 'takers',
  holders: 'takers',
  bareOwners: 'takers',
  'lateInterest.yearlyRate': 'lateRate',
  spouseId: 'takers',
  toPersonId: 'takers',
  legacyId: 'ofKey',
  yearly: 'amount',
};
const listParts: Readonly<Record<string, TakerPart>> = { to: 'taker', holders: 'holder', bareOwners: 'bareOwner' };

/** From where the law's will holds something to the clause it was captured in. */
function toCapturedField({ clauses }: CapturedWill, field: string): string {
  const [, list = '', nth, rest = ''] = /^will\.(\w+)(?:\[(\d+)\])?\.?(.*)$/.exec(field) ?? [];
  const clause =
    list === 'legacies'
      ? listLegacyClauses(clauses)[Number(nth)]
      : list === 'handOvers'
        ? listClauses(clauses, 'handOver')[Number(nth)]
        : listClauses(clauses, 'residue')[0];
  return clause ? `clauses.${clauses.indexOf(clause)}.${toClauseField(clause, rest.replace(/^limited\./, ''))}` : field;
}

function toClauseField(clause: CapturedClause, rest: string): string {
  const [, list, nth, name = ''] = /^(to|holders|bareOwners)\[(\d+)\]\.?(.*)$/.exec(rest) ?? [];
  if (list === undefined) {
    const substitute = /^substitutes\[(\d+)\]$/.exec(rest);
    return substitute ? `takers.0.substitutes.${substitute[1]}` : (fieldNames[rest] ?? rest);
  }
  const taker = listTakers(clause, listParts[list]!)[Number(nth)];
  const place = taker ? clause.takers.indexOf(taker) : 0;
  const inTaker = name.replace('personId', 'partyID').replace(/\[(\d+)\]/, '.$1');
  return `takers.${place}${inTaker ? `.${inTaker}` : ''}`;
}
