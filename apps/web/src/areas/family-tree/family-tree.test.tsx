import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InMatter } from '../../testing/a-matter';
import { type ServerRequest, answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { FamilyTree } from './family-tree';
import { createTree, createRelative, createWill } from './family-tree.testing';

const readTreeCall = () => 'GET /api/beneficiary/getIntestateTree';
const createAnswers = (
  over: Partial<ReturnType<typeof createTree>> = {},
  more: Record<string, (asked: ServerRequest) => Response> = {},
) => ({
  [readTreeCall()]: () => answerJson(createTree(over)),
  'GET /api/will/getbymatterid': () => answerJson({ will: null }),
  'GET /api/asset/getLines': () => answerJson({ rows: [] }),
  ...more,
});
const renderTree = async (at = '/here') => {
  const screened = await renderScreen(
    <InMatter>
      <FamilyTree />
    </InMatter>,
    { at },
  );
  await screen.findByRole('tree', { name: 'Family tree' }, { timeout: 5000 });
  return screened;
};
const findCard = (name: RegExp) => screen.getByRole('treeitem', { name });
const readCardLabel = (name: RegExp) => findCard(name).getAttribute('aria-label');

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});

describe('the family as drawn', () => {
  test('each heir shows the part and the section, who died before where the part goes', async () => {
    fakeApi(createAnswers());
    await renderTree();
    expect(readCardLabel(/^Nomsa Mthembu, wife/)).toMatch(/1\/4, R 250,000.00, s 1\(1\)\(c\)\(i\)/);
    expect(readCardLabel(/^Thandeka Dlamini, daughter/)).toMatch(/1\/4, R 250,000.00, s 1\(1\)\(c\)\(ii\)/);
    expect(readCardLabel(/^Bongani Mthembu, son/)).toMatch(/Died before, 1\/4 goes to Lwazi, s 1\(4\)\(a\)/);
    expect(readCardLabel(/^Lwazi Mthembu/)).toMatch(/1\/4.*in the place of Bongani/);
    screen.getByText('1/4 + 1/4 + 1/4 + 1/4 = 1');
  });

  test('the same family reads as a list', async () => {
    fakeApi(createAnswers());
    await renderScreen(
      <InMatter>
        <FamilyTree />
      </InMatter>,
      { at: '/here?as=list' },
    );
    const children = await screen.findByRole('region', { name: 'Children and their generation' });
    expect(within(children).getAllByRole('button')).toHaveLength(3);
  });

  test('a chosen heir shows how the part is worked out', async () => {
    fakeApi(createAnswers());
    const { user } = await renderTree();
    await user.click(findCard(/^Lwazi Mthembu/));
    const working = screen.getByRole('region', { name: 'How is this worked out?' });
    expect(working.textContent).toContain('In the place of Bongani Mthembu');
    expect(working.textContent).toContain('R 250,000.00');
  });

  test('a will shows its takers in the same drawing', async () => {
    fakeApi(createAnswers({}, { 'GET /api/will/getbymatterid': () => answerJson({ will: createWill() }) }));
    const { user } = await renderTree();
    await user.click(await screen.findByText('By the will'));
    expect(readCardLabel(/^Thandeka Dlamini/)).toMatch(/8\/12, cl 8 · residue/);
    expect(readCardLabel(/^Nomsa Mthembu/)).toMatch(/not named in the will/);
  });
});

describe('drawing by keyboard', () => {
  test('arrows walk, C draws a child who is named, and the heirs follow', async () => {
    fakeApi(createAnswers());
    const { user } = await renderTree();
    findCard(/^Sipho Mthembu/).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(findCard(/^Nomsa/)));
    await user.keyboard('c');
    const dialog = await screen.findByRole('dialog', { name: 'A person of the family' });
    await user.type(within(dialog).getByRole('textbox', { name: 'First names' }), 'Zanele');
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(readCardLabel(/^Zanele Mthembu/)).toMatch(/R 187,500.00/));
    // A child's share has fallen below the minimum of the spouse.
    expect(readCardLabel(/^Nomsa/)).toMatch(/R 250,000.00/);
  });

  test('Delete takes somebody out and Undo brings the person back', async () => {
    fakeApi(createAnswers());
    const { user } = await renderTree();
    await user.click(findCard(/^Thandeka/));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Thandeka/ })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(readCardLabel(/^Thandeka/)).toMatch(/1\/4/);
  });

  test('U undoes the last step; what cannot be drawn says why', async () => {
    fakeApi(createAnswers());
    const { user } = await renderTree();
    await user.click(findCard(/^Nomsa/));
    await user.keyboard('p');
    await screen.findByText(/have no part in this estate and are not drawn/);
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Nomsa/ })).toBeNull());
    await user.keyboard('u');
    await waitFor(() => findCard(/^Nomsa/));
  });
});

describe('saving', () => {
  test('the whole family goes in one call with its version', async () => {
    const asked = fakeApi(
      createAnswers({}, { 'POST /api/beneficiary/saveIntestateTree': () => answerJson(createTree({ version: 8 })) }),
    );
    const { user } = await renderTree();
    await user.click(findCard(/^Thandeka/));
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await screen.findByText('The family tree is saved.');
    const sent = asked.find(({ path }) => path.endsWith('saveIntestateTree'))!.body as {
      version: number;
      people: { key: string; id: number; parents: { key: string }[] }[];
    };
    expect(sent.version).toBe(7);
    expect(sent.people.map(({ id }) => id)).toEqual([11, 13, 14, 15]);
    expect(sent.people.at(-1)!.parents.map(({ key }) => key)).toEqual(['13']);
  });

  test('where somebody else was faster both are named, and mine keeps whom they added', async () => {
    let tries = 0;
    const theirs = createTree({ version: 9 });
    const asked = fakeApi(
      createAnswers(
        {},
        {
          [readTreeCall()]: () =>
            answerJson(
              tries === 0
                ? createTree()
                : { ...theirs, people: [...theirs.people, createRelative(16, 'Ayanda', ['99'])] },
            ),
          'POST /api/beneficiary/saveIntestateTree': () => {
            tries += 1;
            return tries === 1
              ? answerJson({ conflict: { theirs: { version: 9 } } }, { status: 409 })
              : answerJson(createTree({ version: 10 }));
          },
        },
      ),
    );
    const { user } = await renderTree();
    await user.click(findCard(/^Thandeka/));
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved this first' });
    expect(dialog.textContent).toContain('Only in theirsThandeka Dlamini, Ayanda Mthembu');
    await user.click(within(dialog).getByRole('button', { name: 'Save mine over it' }));
    await screen.findByText('The family tree is saved.');
    const sent = asked.findLast(({ path }) => path.endsWith('saveIntestateTree'))!.body as {
      version: number;
      people: { id: number }[];
    };
    expect(sent.version).toBe(9);
    expect(sent.people.map(({ id }) => id)).toEqual([11, 13, 14, 15, 16]);
  });

  test('somebody without a name is asked for one first', async () => {
    const asked = fakeApi(createAnswers());
    const { user } = await renderTree();
    await user.click(findCard(/^Sipho/));
    await user.keyboard('c');
    const dialog = await screen.findByRole('dialog', { name: 'A person of the family' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Enter a name first; then the tree can be saved.');
    expect(asked.some(({ path }) => path.endsWith('saveIntestateTree'))).toBe(false);
  });
});
