import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { cents } from '../money/cents';
import { claimStatuses, claimSteps, listDecisions, proofDecisions } from './claim-status';
import { readPastedClaims } from './read-pasted-claims';
import { indexClaims } from './same-claim';

const lookups = {
  assets: [{ id: 7, name: 'Erf 12 Paarl' }],
  categories: [{ id: 19, labels: ['VAT interest, fine or penalty', 'BTW-rente'] }],
};
const read = (...lines: string[][]) => readPastedClaims(lines.map((cells) => cells.join('\t')).join('\n'), lookups);

describe('claims pasted from a sheet', () => {
  test('are read by their headings in either language, in any order', () => {
    const { columns, rows } = read(
      ['Bedrag', 'Skuldeiser', 'Sekuriteit', 'Steun'],
      ['R 1 234,50', 'Bank', 'erf 12 paarl', 'ja'],
      ['700', 'Kafee', '', ''],
    );
    expect(columns).toEqual(['amount', 'creditor', 'securedOn', 'reliesSolely']);
    expect(rows.map(({ faults }) => faults)).toEqual([{}, {}]);
    expect(rows[0]!.values).toMatchObject({
      amount: 1234.5,
      claimTypeID: 1,
      securedBy: [{ assetID: 7, rank: 1 }],
      reliesSolely: true,
    });
    expect(rows[1]!.values).toMatchObject({ amount: 700, claimTypeID: 3, securedBy: [] });
  });

  test('without a heading the columns are in the usual order', () => {
    const { columns, rows } = read(['SARS', '10', 'preferent', '', '', '', 'BTW-rente', 'V8']);
    expect(columns).toEqual(['creditor', 'amount', 'claimType', 'preferentFor', 'reference']);
    expect(rows[0]!.values).toMatchObject({ claimTypeID: 2, preferentClaimCategoryID: 19, reference: 'V8' });
  });

  test('say what is wrong at the cell it is in', () => {
    const { rows } = read(
      ['creditor', 'amount', 'type', 'security', 'relies', 'preferent for'],
      ['', 'much', 'royal', 'Moon', 'perhaps', 'nothing'],
      ['A', '0', 'secured', '', '', ''],
      ['B', '-5', 'preferent', '', '', ''],
    );
    expect(rows.map(({ faults }) => Object.keys(faults).toSorted())).toEqual([
      ['amount', 'claimType', 'creditor', 'preferentFor', 'reliesSolely', 'securedOn'],
      ['amount', 'securedOn'],
      ['amount', 'preferentFor'],
    ]);
  });
});

test('a decision is offered only where the step is allowed, and not on a day to come', () => {
  const [on, today] = [toLocalDate('2026-05-04'), toLocalDate('2026-05-05')];
  for (const status of claimStatuses) {
    const offered = listDecisions(status, on, today);
    expect(offered).toEqual(proofDecisions.filter((one) => claimSteps[status].next.includes(one)));
    expect(listDecisions(status, today, on)).toEqual([]);
  }
  expect(listDecisions('rejected', on, today)).toEqual([]);
  expect(listDecisions('postponed', on, today)).toEqual(['proved', 'rejected']);
});

test('the same claim is found by creditor, kind, amount and reference, unless it is out', () => {
  const one = {
    creditorId: 1,
    type: 3,
    amount: cents(500),
    reference: ' Ref 1 ',
    number: 4,
    status: 'lodged' as const,
  };
  const find = indexClaims([one]);
  expect(find({ ...one, reference: 'REF 1' })?.number).toBe(4);
  for (const other of [{ creditorId: 2 }, { type: 1 }, { amount: cents(501) }, { reference: null }]) {
    expect(find({ ...one, ...other })).toBe(undefined);
  }
  expect(indexClaims([{ ...one, status: 'rejected' }])(one)).toBe(undefined);
});
