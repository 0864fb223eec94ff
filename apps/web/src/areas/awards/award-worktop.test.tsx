import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMatter } from '../../testing/a-matter';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { AwardWorktop } from './award-worktop';

const createAsset = (id: number, name: string, amount: number, treatment = 'inKind') => ({
  id,
  name,
  countedAmount: amount,
  countedUnder: 'movable',
  treatment,
  isHolder: false,
});
const createPerson = (id: number, firstNames: string, more = {}) => ({
  id,
  kind: 'person',
  firstNames,
  surname: 'Greyling',
  hasSurvived: true,
  hasRenounced: false,
  disqualified: null,
  dateOfBirth: '1980-01-01',
  gender: 1,
  ...more,
});

/** Keeps what is allotted as the server does, and answers its version. */
function fakeEstate(answers: Readonly<Record<string, RequestAnswerer>> = {}, more = {}) {
  let version: number | null = null;
  let awards: { assetID: number; partyID: number; share: string }[] = [];
  const save: RequestAnswerer = ({ body }) => {
    const { assetID, takers = [] } = body as { assetID: number; takers?: { partyID: number; share: string }[] };
    version = (version ?? 0) + 1;
    awards = [...awards.filter((one) => one.assetID !== assetID), ...takers.map((one) => ({ ...one, assetID }))];
    return answerJson({ assetID, rows: [], version });
  };
  return fakeApi({
    'GET /api/asset/getbymatterid': () =>
      answerJson({
        rows: [
          createAsset(1, 'Krugerrands', 470_400),
          createAsset(2, 'Hilux', 465_000),
          createAsset(3, 'Boat', 98_200, 'sold'),
        ],
        ...more,
      }),
    'GET /api/beneficiary/getbymatterid': () =>
      answerJson([
        createPerson(11, 'Marius'),
        createPerson(12, 'Ilze'),
        createPerson(13, 'Jan', { hasSurvived: false }),
      ]),
    'GET /api/will/getbymatterid': () => answerJson({ will: null }),
    'GET /api/agreement/getbymatterid': () =>
      answerJson(version === null ? [] : [{ id: 4, ground: 'allotment', awards, version }]),
    'GET /api/beneficiary/getIntestateTree': () =>
      answerJson({
        deceased: { id: 99, diedOn: '2026-03-19' },
        accountAwards: [
          { partyID: 11, byRight: 0, asHeir: 500_000 },
          { partyID: 12, byRight: 0, asHeir: 500_000 },
        ],
        division: {
          isExample: false,
          heirs: [
            { partyID: 11, share: '1/2', amount: 500_000 },
            { partyID: 12, share: '1/2', amount: 500_000 },
          ],
        },
      }),
    'POST /api/asset/saveAwardBeneficiary': save,
    'DELETE /api/asset/deleteAwardBeneficiary': save,
    ...answers,
  });
}

async function renderWorktop() {
  const screened = await renderScreen(
    <InMatter>
      <AwardWorktop />
    </InMatter>,
  );
  const assets = await screen.findByRole('listbox', { name: 'Assets' });
  assets.focus();
  return { ...screened, row: (name: RegExp) => within(assets).getByRole('option', { name }) };
}
const listSaves = (asked: ReturnType<typeof fakeApi>) =>
  asked.filter(({ path }) => path.endsWith('AwardBeneficiary') && !path.includes('get')).map(({ body }) => body);

test('a key awards the asset, it is saved at once, and totals follow', async () => {
  const asked = fakeEstate();
  const { user, row } = await renderWorktop();
  expect(screen.queryByRole('option', { name: /Boat/ })).toBeNull();
  await user.keyboard('1');
  await waitFor(() =>
    expect(listSaves(asked)).toEqual([{ assetID: 1, takers: [{ partyID: 11, share: '1' }], version: null }]),
  );
  await waitFor(() => expect(row(/Krugerrands/).textContent).toContain('Marius Greyling'));
  const [marius] = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(marius!.textContent).toContain('R 470,400.00');
  expect(marius!.textContent).toContain('to come R 29,600.00');
});

test('a part waits until the rest is awarded; then both go in one call with the next version', async () => {
  const asked = fakeEstate();
  const { user, row } = await renderWorktop();
  await user.keyboard('2');
  await waitFor(() => expect(listSaves(asked)).toHaveLength(1));
  await user.keyboard('{ArrowDown}f');
  await user.keyboard('1/3');
  await user.click(screen.getByRole('button', { name: 'Award to Marius Greyling' }));
  expect(row(/Hilux/).textContent).toContain('2/3');
  screen.getByText('2/3 of Hilux has not been awarded yet. Award all of it.');
  expect(listSaves(asked)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Award to Ilze Greyling' }));
  await waitFor(() =>
    expect(listSaves(asked)[1]).toEqual({
      assetID: 2,
      takers: [
        { partyID: 11, share: '1/3' },
        { partyID: 12, share: '2/3' },
      ],
      version: 1,
    }),
  );
  await waitFor(() => expect(row(/Hilux/).textContent).not.toContain('saved when'));
  // Undone to a part: that cannot stand alone, so the award is taken back and the part waits again.
  screen.getByRole('listbox', { name: 'Assets' }).focus();
  await user.keyboard('u');
  await waitFor(() => expect(listSaves(asked)[2]).toEqual({ assetID: 2, partyID: null, version: 2 }));
  expect(row(/Hilux/).textContent).toContain('2/3');
});

test('the law refuses an award as it is made, and nothing is sent', async () => {
  const asked = fakeEstate();
  const { user } = await renderWorktop();
  await user.click(screen.getByRole('button', { name: 'Award to Jan Greyling' }));
  await screen.findByText(/Jan Greyling cannot inherit: died before/);
  await user.keyboard('f');
  await user.click(screen.getByRole('textbox', { name: 'Part to award' }));
  await user.keyboard('3/2');
  await user.click(screen.getByRole('button', { name: 'Award to Marius Greyling' }));
  await screen.findByText(/Only 1 of Krugerrands is left/);
  expect(listSaves(asked)).toEqual([]);
});

test('undo takes the award back, and R awards by the parts of the residue', async () => {
  const asked = fakeEstate();
  const { user } = await renderWorktop();
  await user.keyboard('1');
  await waitFor(() => expect(listSaves(asked)).toHaveLength(1));
  await user.keyboard('u');
  await waitFor(() => expect(listSaves(asked)[1]).toEqual({ assetID: 1, partyID: null, version: 1 }));
  await user.keyboard('r');
  await waitFor(() =>
    expect(listSaves(asked)[2]).toMatchObject({
      takers: [
        { partyID: 11, share: '1/2' },
        { partyID: 12, share: '1/2' },
      ],
    }),
  );
});

test('five hundred assets and a hundred people draw fewer than two hundred rows', async () => {
  fakeEstate({
    'GET /api/asset/getbymatterid': () =>
      answerJson({ rows: Array.from({ length: 500 }, (_, nth) => createAsset(nth + 1, `Asset ${nth + 1}`, 1000)) }),
    'GET /api/beneficiary/getbymatterid': () =>
      answerJson(Array.from({ length: 100 }, (_, nth) => createPerson(nth + 1, `Heir ${nth + 1}`))),
  });
  await renderWorktop();
  const rows = screen.getAllByRole('option').length + screen.getAllByRole('listitem').length;
  expect(rows).toBeLessThan(200);
  expect(screen.getAllByRole('option')[0]!.getAttribute('aria-setsize')).toBe('500');
});

test('a usufruct waits until both sides are whole, and a bequest is written at once; both go into the will', async () => {
  const sent: { path: string; body: unknown }[] = [];
  let version: number | null = null;
  const saveAnswer =
    (path: string): RequestAnswerer =>
    ({ body }) => {
      sent.push({ path, body });
      version = (version ?? 0) + 1;
      return answerJson({ assetID: 1, rows: [], version });
    };
  fakeEstate({
    'POST /api/asset/saveUsufructBeneficiary': saveAnswer('usufruct'),
    'POST /api/asset/saveBequestBeneficiary': saveAnswer('bequest'),
  });
  const { user, row } = await renderWorktop();
  await user.keyboard('e1');
  await waitFor(() => expect(row(/Krugerrands/).textContent).toContain('usufruct'));
  expect(sent).toEqual([]);
  // The same person would enjoy and own: refused, and nothing is sent.
  await user.keyboard('o1');
  await screen.findByText(/would both enjoy and own Krugerrands/);
  await user.keyboard('2');
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: 'usufruct',
        body: {
          assetID: 1,
          right: 'usufruct',
          holders: [{ partyID: 11, share: '1', termYears: null, termMonths: null }],
          bareOwners: [{ partyID: 12, share: '1' }],
          version: null,
        },
      },
    ]),
  );
  await user.keyboard('{ArrowDown}b1');
  await waitFor(() =>
    expect(sent[1]).toEqual({
      path: 'bequest',
      body: {
        assetID: 2,
        preLegacy: false,
        takers: [{ partyID: 11, share: '1', noRepresentation: false, substitutes: [] }],
        version: 1,
      },
    }),
  );
});
