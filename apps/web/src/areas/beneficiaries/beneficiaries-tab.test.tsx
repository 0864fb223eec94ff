import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMatter, InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { BeneficiariesTab } from './beneficiaries-tab';
import { WillSection } from './will-section';

const createPerson = (over: object) => ({
  id: 1,
  matterID: 7,
  role: 'child',
  kind: 'person',
  surname: 'Botha',
  firstNames: 'Anna',
  listName: 'Botha, Anna',
  relationship: null,
  kinship: 'child',
  degree: 1,
  dateOfBirth: '2015-05-05',
  isMinor: true,
  hasSurvived: true,
  issue: [],
  takesBy: ['intestacy'],
  paidTo: 'guardiansFund',
  isResident: null,
  parents: [],
  trustees: [],
  warnings: [],
  version: 1,
  ...over,
});
const people = [
  createPerson({}),
  createPerson({
    id: 2,
    listName: 'Botha, Ben',
    isMinor: false,
    hasSurvived: false,
    issue: [1],
    takesBy: [],
    paidTo: null,
  }),
  createPerson({
    id: 3,
    listName: 'Hospice',
    kind: 'other',
    bodyKind: 'public benefit body',
    kinship: null,
    degree: null,
    isMinor: false,
    takesBy: ['will'],
    paidTo: null,
  }),
];
const createClause = (over: object) => ({
  key: '11',
  id: 11,
  kind: 'asset',
  clause: '4',
  wording: null,
  assetID: 4,
  takers: [{ partyID: 1, part: 'taker', share: '4/12', substitutes: [3] }],
  ...over,
});
const will = {
  id: 9,
  matterID: 7,
  datedOn: '2020-01-01',
  codicils: [],
  clauses: [
    createClause({}),
    createClause({
      key: '12',
      id: 12,
      kind: 'residue',
      clause: null,
      assetID: null,
      takers: [{ partyID: 3, part: 'taker', share: '1', substitutes: [] }],
    }),
  ],
  says: [{ field: 'clauses.0.assetID', sentence: 'Choose an asset of this estate.', section: null }],
  version: 3,
};

function renderTab(
  show: 'people' | 'will',
  more: Parameters<typeof fakeApi>[0] = {},
  of: Parameters<typeof createMatter>[0] = {},
) {
  const asked = fakeApi({
    'GET /api/beneficiary/getbymatterid': () => answerJson(people),
    'GET /api/beneficiary/getForeignChecks': () =>
      answerJson([
        {
          partyID: 3,
          name: 'Hospice',
          isResident: false,
          version: 2,
          checks: [
            {
              what: 'address',
              isDone: false,
              isByHand: false,
              said: { key: 'Capture the address abroad: the authorised dealer asks for it.' },
              section: null,
              done: null,
            },
            {
              what: 'tax',
              isDone: false,
              isByHand: true,
              said: { key: 'Ask whether this person is registered for tax here.' },
              section: null,
              done: null,
            },
          ],
        },
      ]),
    'GET /api/asset/getLines': () => answerJson({ rows: [{ id: 4, name: 'Erf 12 Paarl' }] }),
    'GET /api/will/getbymatterid': () => answerJson({ will }),
    ...more,
  });
  void renderScreen(
    <InMatter matter={createMatter(of)}>{show === 'people' ? <BeneficiariesTab /> : <WillSection />}</InMatter>,
  );
  return asked;
}

test('says what everybody is, who stands in for whom, and what a minor’s money goes to', async () => {
  renderTab('people');
  const table = await screen.findByRole('table', { name: 'Beneficiaries' });
  expect(within(table).getByText('Guardian’s Fund')).toBeDefined();
  expect(within(table).getByText('Died before; in the place: Botha, Anna')).toBeDefined();
  expect(within(table).getByText('Public benefit body')).toBeDefined();
  expect(await screen.findByText('Capture the address abroad: the authorised dealer asks for it.')).toBeDefined();
});

test('of beneficiaries of a living trust says nothing that follows from a death', async () => {
  renderTab('people', {}, { systemTypeID: 5 });
  const table = await screen.findByRole('table', { name: 'Beneficiaries' });
  expect(within(table).getByText('Minor')).toBeDefined();
  expect(within(table).queryByText('Guardian’s Fund')).toBeNull();
  expect(within(table).queryByRole('columnheader', { name: 'Takes by' })).toBeNull();
});

test('a check before payment abroad is ticked with a word on what was seen', async () => {
  const asked = renderTab('people', { 'POST /api/beneficiary/setForeignCheck': () => answerJson([]) });
  const user = userEvent.setup();
  expect(await screen.findByText('0 of 2 seen to')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Ask whether this person is registered for tax here.' }));
  const dialog = await screen.findByRole('dialog', { name: 'Seen to' });
  await user.type(within(dialog).getByLabelText('What was seen'), 'Not registered');
  await user.click(within(dialog).getByRole('button', { name: 'Tick it' }));
  const sent = asked.find(({ path }) => path === '/api/beneficiary/setForeignCheck')?.body;
  expect(sent).toEqual({ id: 3, what: 'tax', isDone: true, note: 'Not registered' });
});

test('the clauses stand in order with what the law says of each, and are moved by keyboard', async () => {
  const asked = renderTab('will', { 'POST /api/will/save': () => answerJson(will) });
  const list = await screen.findByRole('list', { name: 'Clauses' });
  expect(await within(list).findByText('Erf 12 Paarl to Botha, Anna (4/12) or, failing them, Hospice')).toBeDefined();
  expect(within(list).getByText('Choose an asset of this estate.')).toBeDefined();
  const [first] = list.children;
  fireEvent.keyDown(first!, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/will/save')).toBe(true));
  const sent = asked.find(({ path }) => path === '/api/will/save')!.body as {
    clauses: { key: string }[];
    version: number;
  };
  expect([sent.clauses.map(({ key }) => key), sent.version]).toEqual([['12', '11'], 3]);
});

test('whoever only reads changes nothing', async () => {
  renderTab('will', {}, { mayCapture: false });
  await screen.findByRole('list', { name: 'Clauses' });
  expect(screen.queryByRole('button', { name: 'Add a clause' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move up' })).toBeNull();
});
