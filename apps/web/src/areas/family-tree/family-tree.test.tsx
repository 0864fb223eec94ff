import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InMatter } from '../../testing/a-matter';
import { type Asked, json, pretendServer } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { FamilyTree } from './family-tree';
import { aTree, aRelative, aWill } from './family-tree.testing';

const tree = () => 'GET /api/beneficiary/getIntestateTree';
const answers = (
  over: Partial<ReturnType<typeof aTree>> = {},
  more: Record<string, (asked: Asked) => Response> = {},
) => ({
  [tree()]: () => json(aTree(over)),
  'GET /api/will/getbymatterid': () => json({ will: null }),
  'GET /api/asset/getLines': () => json({ rows: [] }),
  ...more,
});
const shown = async (at = '/here') => {
  const screened = await renderScreen(
    <InMatter>
      <FamilyTree />
    </InMatter>,
    { at },
  );
  await screen.findByRole('tree', { name: 'Family tree' }, { timeout: 5000 });
  return screened;
};
const card = (name: RegExp) => screen.getByRole('treeitem', { name });
const said = (name: RegExp) => card(name).getAttribute('aria-label');

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
    pretendServer(answers());
    await shown();
    expect(said(/^Nomsa Mthembu, wife/)).toMatch(/1\/4, R 250,000.00, s 1\(1\)\(c\)\(i\)/);
    expect(said(/^Thandeka Dlamini, daughter/)).toMatch(/1\/4, R 250,000.00, s 1\(1\)\(c\)\(ii\)/);
    expect(said(/^Bongani Mthembu, son/)).toMatch(/Died before, 1\/4 goes to Lwazi, s 1\(4\)\(a\)/);
    expect(said(/^Lwazi Mthembu/)).toMatch(/1\/4.*in the place of Bongani/);
    screen.getByText('1/4 + 1/4 + 1/4 + 1/4 = 1');
  });

  test('the same family reads as a list', async () => {
    pretendServer(answers());
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
    pretendServer(answers());
    const { user } = await shown();
    await user.click(card(/^Lwazi Mthembu/));
    const working = screen.getByRole('region', { name: 'How is this worked out?' });
    expect(working.textContent).toContain('In the place of Bongani Mthembu');
    expect(working.textContent).toContain('R 250,000.00');
  });

  test('a will shows its takers in the same drawing', async () => {
    pretendServer(answers({}, { 'GET /api/will/getbymatterid': () => json({ will: aWill() }) }));
    const { user } = await shown();
    await user.click(await screen.findByText('By the will'));
    expect(said(/^Thandeka Dlamini/)).toMatch(/8\/12, cl 8 · residue/);
    expect(said(/^Nomsa Mthembu/)).toMatch(/not named in the will/);
  });
});

describe('drawing by keyboard', () => {
  test('arrows walk, C draws a child who is named, and the heirs follow', async () => {
    pretendServer(answers());
    const { user } = await shown();
    card(/^Sipho Mthembu/).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(card(/^Nomsa/)));
    await user.keyboard('c');
    const dialog = await screen.findByRole('dialog', { name: 'A person of the family' });
    await user.type(within(dialog).getByRole('textbox', { name: 'First names' }), 'Zanele');
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(said(/^Zanele Mthembu/)).toMatch(/R 187,500.00/));
    // A child's share has fallen below the minimum of the spouse.
    expect(said(/^Nomsa/)).toMatch(/R 250,000.00/);
  });

  test('Delete takes somebody out and Undo brings the person back', async () => {
    pretendServer(answers());
    const { user } = await shown();
    await user.click(card(/^Thandeka/));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Thandeka/ })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(said(/^Thandeka/)).toMatch(/1\/4/);
  });

  test('U undoes the last step; what cannot be drawn says why', async () => {
    pretendServer(answers());
    const { user } = await shown();
    await user.click(card(/^Nomsa/));
    await user.keyboard('p');
    await screen.findByText(/have no part in this estate and are not drawn/);
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Nomsa/ })).toBeNull());
    await user.keyboard('u');
    await waitFor(() => card(/^Nomsa/));
  });
});

describe('saving', () => {
  test('the whole family goes in one call with its version', async () => {
    const asked = pretendServer(
      answers({}, { 'POST /api/beneficiary/saveIntestateTree': () => json(aTree({ version: 8 })) }),
    );
    const { user } = await shown();
    await user.click(card(/^Thandeka/));
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
    const theirs = aTree({ version: 9 });
    const asked = pretendServer(
      answers(
        {},
        {
          [tree()]: () =>
            json(tries === 0 ? aTree() : { ...theirs, people: [...theirs.people, aRelative(16, 'Ayanda', ['99'])] }),
          'POST /api/beneficiary/saveIntestateTree': () => {
            tries += 1;
            return tries === 1
              ? json({ conflict: { theirs: { version: 9 } } }, { status: 409 })
              : json(aTree({ version: 10 }));
          },
        },
      ),
    );
    const { user } = await shown();
    await user.click(card(/^Thandeka/));
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
    const asked = pretendServer(answers());
    const { user } = await shown();
    await user.click(card(/^Sipho/));
    await user.keyboard('c');
    const dialog = await screen.findByRole('dialog', { name: 'A person of the family' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Enter a name first; then the tree can be saved.');
    expect(asked.some(({ path }) => path.endsWith('saveIntestateTree'))).toBe(false);
  });
});
