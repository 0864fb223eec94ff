import { expect, test } from 'vitest';
import { findColumnWidth, layOutColumns } from './column-widths';

const name = findColumnWidth({ key: 'name', title: 'Name', strong: true });
const amount = findColumnWidth({ key: 'amount', title: 'Amount', kind: 'money', width: 120 });
const star = findColumnWidth({ key: 'star', title: '', about: 'Watch', width: 40 });
const place = findColumnWidth({ key: 'place', title: 'Place', width: 100 });

test('columns share the room by their width, and a sign keeps its own', () => {
  expect(layOutColumns([name, amount, star, place], 760)).toEqual([280, 240, 40, 200]);
});

test('where there is little room, no column is narrower than its least and the list scrolls sideways', () => {
  expect(layOutColumns([name, amount, star, place], 300)).toEqual([180, 120, 40, 80]);
});

test('a column at its least width leaves the rest to the others', () => {
  const widths = layOutColumns([name, { least: 300, share: 10 }, place], 620);
  expect(widths).toEqual([186, 300, 133]);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(620);
});

test('a width somebody chose stays, whatever room there is', () => {
  expect(layOutColumns([name, { ...amount, chosen: 75 }, star], 515)).toEqual([400, 75, 40]);
  expect(layOutColumns([{ ...name, chosen: 500 }, star], 100)).toEqual([500, 40]);
});
