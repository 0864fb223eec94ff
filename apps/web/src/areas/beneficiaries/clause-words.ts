import { phrase, t } from '../../i18n/t';
import type { Clause, ClauseTaker } from './beneficiaries.queries';
import { amountText, centsOf } from '../../ui/format';

export const clauseKindWords = {
  cash: phrase('Sum of money'),
  asset: phrase('Bequest of an asset'),
  limited: phrase('Limited right over an asset'),
  residue: phrase('Residue'),
  handOver: phrase('Hand over to another'),
  words: phrase('Words only'),
} as const;
export const rightWords = {
  usufruct: phrase('Usufruct'),
  'fiduciary interest': phrase('Fideicommissum (fiduciary interest)'),
  'like interest': phrase('Like interest'),
} as const;
export const partWords = {
  taker: phrase('Takes'),
  holder: phrase('Enjoys'),
  bareOwner: phrase('Owns subject to it'),
  from: phrase('Hands on'),
  to: phrase('Receives'),
} as const;

/** Which places a clause of the kind has. */
export function partsOf(kind: Clause['kind'], right: Clause['right']): readonly ClauseTaker['part'][] {
  switch (kind) {
    case 'limited':
      return ['holder', 'bareOwner'];
    case 'residue':
      return right ? ['taker', 'holder'] : ['taker'];
    case 'handOver':
      return ['from', 'to'];
    case 'words':
      return [];
    default:
      return ['taker'];
  }
}

interface Named {
  readonly person: (id: number) => string;
  readonly asset: (id: number) => string;
}

const shareOf = ({ share, jointGift }: ClauseTaker): string => {
  const said = [share && share !== '1' ? share : '', jointGift ? t('jointly {mark}', { mark: jointGift }) : ''].filter(
    Boolean,
  );
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};
const insteadOf = ({ substitutes = [] }: ClauseTaker, { person }: Named): string =>
  substitutes.length === 0 ? '' : ` ${t('or, failing them, {names}', { names: substitutes.map(person).join(', ') })}`;

/** A clause in one line: what, to whom, in which parts. */
export function summaryOf(clause: Clause, named: Named): string {
  const { takers = [], assetID, amount, right } = clause;
  const to = (part: ClauseTaker['part']): string =>
    takers
      .filter((taker) => taker.part === part)
      .map((taker) => `${named.person(taker.partyID)}${shareOf(taker)}${insteadOf(taker, named)}`)
      .join(', ') || '…';
  const asset = assetID ? named.asset(assetID) : '…';
  switch (clause.kind) {
    case 'cash':
      return t('{amount} to {names}', { amount: amountText(centsOf(amount ?? 0)), names: to('taker') });
    case 'asset':
      return t('{asset} to {names}', { asset, names: to('taker') });
    case 'limited':
      return t('{right} over {asset} for {holders}; ownership to {owners}', {
        right: t(rightWords[right ?? 'usufruct']),
        asset,
        holders: to('holder'),
        owners: to('bareOwner'),
      });
    case 'residue':
      return right
        ? t('The residue to {names}, subject to a {right} for {holders}', {
            names: to('taker'),
            right: t(rightWords[right]),
            holders: to('holder'),
          })
        : t('The residue to {names}', { names: to('taker') });
    case 'handOver':
      return t('{from} hands {amount} to {names}', {
        from: to('from'),
        amount: amountText(centsOf(amount ?? 0)),
        names: to('to'),
      });
    case 'words':
      return '';
  }
}
