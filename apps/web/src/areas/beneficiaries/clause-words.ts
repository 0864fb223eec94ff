import { markPhrase, t } from '../../i18n/t';
import type { WillClause, WillClauseTaker } from './beneficiaries.queries';
import { formatAmountText, toCents } from '../../ui/format';

export const clauseKindLabels = {
  cash: markPhrase('Sum of money'),
  asset: markPhrase('Bequest of an asset'),
  limited: markPhrase('Limited right over an asset'),
  residue: markPhrase('Residue'),
  handOver: markPhrase('Pass on to someone else'),
  words: markPhrase('Wording only'),
} as const;
export const rightLabels = {
  usufruct: markPhrase('Usufruct'),
  'fiduciary interest': markPhrase('Fideicommissum (fiduciary interest)'),
  'like interest': markPhrase('Similar interest'),
  annuity: markPhrase('Annuity'),
} as const;
export const partLabels = {
  taker: markPhrase('Takes'),
  holder: markPhrase('Enjoys'),
  bareOwner: markPhrase('Owns subject to the right'),
  from: markPhrase('Hands on'),
  to: markPhrase('Receives'),
} as const;

/** Which places a clause of the kind has. */
export function listParts(kind: WillClause['kind'], right: WillClause['right']): readonly WillClauseTaker['part'][] {
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

interface ClauseNames {
  readonly person: (id: number) => string;
  readonly asset: (id: number) => string;
}

const describeShare = ({ share, jointGift }: WillClauseTaker): string => {
  const said = [share && share !== '1' ? share : '', jointGift ? t('jointly {mark}', { mark: jointGift }) : ''].filter(
    Boolean,
  );
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};
const describeSubstitutes = ({ substitutes = [] }: WillClauseTaker, { person }: ClauseNames): string =>
  substitutes.length === 0 ? '' : ` ${t('or, failing them, {names}', { names: substitutes.map(person).join(', ') })}`;

/** A clause in one line: what, to whom, in which parts. */
export function summariseClause(clause: WillClause, named: ClauseNames): string {
  const { takers = [], assetID, amount, right } = clause;
  const to = (part: WillClauseTaker['part']): string =>
    takers
      .filter((taker) => taker.part === part)
      .map((taker) => `${named.person(taker.partyID)}${describeShare(taker)}${describeSubstitutes(taker, named)}`)
      .join(', ') || '…';
  const asset = assetID ? named.asset(assetID) : '…';
  switch (clause.kind) {
    case 'cash':
      return t('{amount} to {names}', { amount: formatAmountText(toCents(amount ?? 0)), names: to('taker') });
    case 'asset':
      return t('{asset} to {names}', { asset, names: to('taker') });
    case 'limited':
      if (right === 'annuity') {
        return t('{amount} a year for {holders} out of {asset}; ownership to {owners}', {
          amount: formatAmountText(toCents(amount ?? 0)),
          asset,
          holders: to('holder'),
          owners: to('bareOwner'),
        });
      }
      return t('{right} over {asset} for {holders}; ownership to {owners}', {
        right: t(rightLabels[right ?? 'usufruct']),
        asset,
        holders: to('holder'),
        owners: to('bareOwner'),
      });
    case 'residue':
      if (right === 'annuity') {
        return t('The residue to {names}, subject to {amount} a year for {holders}', {
          names: to('taker'),
          amount: formatAmountText(toCents(amount ?? 0)),
          holders: to('holder'),
        });
      }
      return right
        ? t('The residue to {names}, subject to a {right} for {holders}', {
            names: to('taker'),
            right: t(rightLabels[right]),
            holders: to('holder'),
          })
        : t('The residue to {names}', { names: to('taker') });
    case 'handOver':
      return t('{from} pays {amount} to {names}', {
        from: to('from'),
        amount: formatAmountText(toCents(amount ?? 0)),
        names: to('to'),
      });
    case 'words':
      return '';
  }
}
