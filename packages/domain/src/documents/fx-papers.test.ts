import { expect, test } from 'vitest';
import { listFxPapers } from './fx-papers';

const filed = [
  { id: 1, title: 'Old letters', type: 207 },
  { id: 2, title: 'Letters', type: 207 },
  { id: 3, title: 'Proof of address of Anna', type: null },
];

test('a provider that asks nothing of its own is given the usual papers, the latest of each kind', () => {
  const list = listFxPapers(null, filed);
  expect(list).toHaveLength(5);
  expect(list.filter(({ documentId }) => documentId !== null)).toEqual([
    { name: 'Letters of executorship or authority', type: 207, documentId: 2 },
  ]);
});

test('its own lines name a kind, or words of a title; one paper answers one of them', () => {
  const asked =
    '1. letters of executorship or authority\n\n- proof of  ADDRESS\n- Letters of executorship or authority\nPassport';
  expect(listFxPapers(asked, filed).map(({ documentId }) => documentId)).toEqual([2, 3, 1, null]);
});
