import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { Protected } from '../access';
import type { ListColumn } from './column';
import type { PageRequest } from './list-source';
import { ListPage, type ListPageProps } from './list-page';

interface TestHeir {
  readonly id: number;
  readonly name: string;
  readonly award: number | null;
}

const heirs: readonly TestHeir[] = [
  { id: 1, name: 'Botha, Aletta', award: 1500 },
  { id: 2, name: 'Adams, Fatima', award: null },
  { id: 3, name: 'Dlamini, Nomvula', award: 200 },
];
const columns: readonly ListColumn<TestHeir>[] = [
  { key: 'name', title: 'Heir', strong: true },
  { key: 'award', title: 'Award', kind: 'money' },
];
const createWholeSource = (rows: readonly TestHeir[] | undefined, error?: unknown) => ({
  all: { data: rows, error, refetch: vi.fn() },
});
const showList = (props: Partial<ListPageProps<TestHeir>>, options?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(
    <ListPage
      title="Heirs"
      columns={columns}
      rowKey={(heir) => heir.id}
      source={createWholeSource(heirs)}
      searchIn="Name"
      empty="No heirs yet."
      {...props}
    />,
    options,
  );
const readNames = (): (string | null)[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent);

/** The names that are drawn of a long list, without rows still to come. */
const readDrawn = (): string[] =>
  within(screen.getByRole('table', { name: 'Heirs' }))
    .getAllByText(/^Heir \d+$/)
    .map(({ textContent }) => textContent ?? '');

describe('a small list', () => {
  test('is a table; money is shown as money and what is missing as a dash', async () => {
    await showList({});
    expect(readNames()).toEqual(['Botha, Aletta', 'Adams, Fatima', 'Dlamini, Nomvula']);
    expect(screen.getByText('R 1,500.00')).toBeTruthy();
    expect(screen.getByText('-')).toBeTruthy();
  });

  test('is as high as its page says, however few rows there are', async () => {
    await showList({ height: '500px' });
    const heights = [...document.querySelectorAll<HTMLElement>('div')].map(({ style }) => [
      style.getPropertyValue('--list-least'),
      style.getPropertyValue('--list-height'),
    ]);
    expect(heights).toContainEqual(['500px', 'max(500px, 320px)']);
  });

  test('a column few rows have is left out while none that is shown has it', async () => {
    const rare = columns.map((column) => (column.key === 'award' ? { ...column, rare: true } : column));
    await showList({ columns: rare, source: createWholeSource([{ id: 1, name: 'Nel, Jan', award: null }]) });
    expect(screen.queryByRole('columnheader', { name: 'Award' })).toBeNull();
    cleanup();
    await showList({ columns: rare, source: createWholeSource([{ id: 1, name: 'Nel, Jan', award: 5 }]) });
    expect(screen.getByRole('columnheader', { name: 'Award' })).toBeTruthy();
  });

  test('a long name is cut short but read whole by whoever points at it, and a card leaves out what is missing', async () => {
    const name = 'Van der Westhuizen-Oosthuizen-Bezuidenhout, Hester';
    await showList({ source: createWholeSource([{ id: 1, name, award: null }]) });
    expect(screen.getByTitle(name)).toBeTruthy();
    expect(screen.getByText('-').closest('td')?.dataset['missing']).toBe('true');
    expect(screen.getByText(name).closest('td')?.dataset['missing']).toBeUndefined();
  });

  test('sorts up, down and back; what is missing stays last', async () => {
    const { user } = await showList({});
    const award = screen.getByRole('button', { name: /Award/ });
    await user.click(award);
    expect(readNames()).toEqual(['Dlamini, Nomvula', 'Botha, Aletta', 'Adams, Fatima']);
    await user.click(award);
    expect(readNames()).toEqual(['Botha, Aletta', 'Dlamini, Nomvula', 'Adams, Fatima']);
    expect(screen.getByRole('columnheader', { name: /Award/ }).getAttribute('aria-sort')).toBe('descending');
    await user.click(award);
    expect(readNames()[0]).toBe('Botha, Aletta');
  });

  test('searches once typing pauses, and keeps the search in the address', async () => {
    const { user, address } = await showList({});
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'dlam');
    await waitFor(() => expect(readNames()).toEqual(['Dlamini, Nomvula']));
    expect(address()).toBe('/here?search=dlam');
  });

  test('opens with the search a colleague sent', async () => {
    await showList({}, { at: '/here?search=fatima' });
    expect(readNames()).toEqual(['Adams, Fatima']);
  });

  test('a row opens on a click and on Enter; the arrows move between rows', async () => {
    const opened: string[] = [];
    const { user } = await showList({ onOpen: (heir) => opened.push(heir.name) });
    await user.click(screen.getByText('Adams, Fatima'));
    screen.getAllByRole('row')[1]!.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(opened).toEqual(['Adams, Fatima', 'Dlamini, Nomvula']);
  });

  test('a row with an address is a link: a plain press opens it here, Ctrl and the middle button beside', async () => {
    const opened: string[] = [];
    const beside = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await showList({ onOpen: ({ name }) => opened.push(name), hrefOf: ({ id }) => `/heirs/${id}` });
    const link = screen.getByRole('link', { name: 'Adams, Fatima' });
    expect(link.getAttribute('href')).toMatch(/^\/heirs\/\d+$/);
    await user.click(link);
    expect(opened).toEqual(['Adams, Fatima']);
    const cell = link.closest('tr')!.lastElementChild!;
    await user.keyboard('{Control>}');
    await user.click(cell);
    await user.keyboard('{/Control}');
    expect(beside).toHaveBeenCalledWith(link.getAttribute('href'), '_blank', 'noopener');
    expect(opened).toHaveLength(1);
    beside.mockRestore();
  });

  test('ticked rows can be dealt with together, and ticking opens nothing', async () => {
    const open = vi.fn();
    const { user } = await showList({
      onOpen: open,
      withSelected: (rows) => rows.map((heir) => heir.name).join(' and '),
    });
    const [first, , third] = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await user.click(first!);
    await user.click(third!);
    expect(screen.getByText(/2 selected/).textContent).toContain('Botha, Aletta and Dlamini, Nomvula');
    expect(open).not.toHaveBeenCalled();
  });
});

describe('what is not rows is drawn on purpose', () => {
  const add = { label: 'Add heir', run: vi.fn() };

  test('empty: one sentence and the Add button', async () => {
    await showList({ source: createWholeSource([]), add });
    expect(screen.getByText('No heirs yet.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Add heir' })).toHaveLength(2);
  });

  test('nothing found: the search is what to change', async () => {
    await showList({ add }, { at: '/here?search=zzz' });
    expect(screen.getByText('Nothing matches. Change the search or the filters.')).toBeTruthy();
  });

  test('loading', async () => {
    await showList({ source: createWholeSource(undefined) });
    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  test('refused: whom to ask', async () => {
    await showList({ source: createWholeSource(undefined, Object.assign(new Error('no'), { status: 403 })) });
    expect(screen.getByText('You may not see this. Ask an administrator of your firm for access.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('failed: why, and once more', async () => {
    const source = createWholeSource(undefined, new Error('An unexpected error occurred.'));
    const { user } = await showList({ source });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(source.all.refetch).toHaveBeenCalled();
  });

  test('an Add button one may not use is there, and disabled', async () => {
    await showList({ add: { ...add, guard: (button) => <Protected roles="SuperAdmin">{button}</Protected> } });
    expect(screen.getByRole('button', { name: 'Add heir' })).toHaveProperty('disabled', true);
  });
});

describe('a list that only the server knows the length of', () => {
  const createPagedSource = (total: number) => {
    const asked: PageRequest[] = [];
    const requestPage = async (request: PageRequest) => {
      asked.push(request);
      const rows = Array.from({ length: Math.min(request.take, total - request.skip) }, (_, index) => ({
        id: request.skip + index,
        name: `Heir ${request.skip + index}`,
        award: index,
      }));
      return { rows, total };
    };
    return { asked, source: { page: requestPage, cacheKey: ['heirs', total] } };
  };

  test('is a plain table up to 200 rows, fetched in one go', async () => {
    const { asked, source } = createPagedSource(200);
    await showList({ source });
    await waitFor(() => expect(readNames()).toHaveLength(200));
    expect(asked).toEqual([{ skip: 0, take: 200, search: '', sort: undefined }]);
  });

  test('past that it draws only the rows in sight and says how many there are; searching asks the server', async () => {
    const { asked, source } = createPagedSource(2418);
    const { user } = await showList({ source });
    expect(await screen.findByText('2,418 rows')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Heirs' });
    expect(table.getAttribute('aria-rowcount')).toBe('2419');
    expect(readDrawn()[0]).toBe('Heir 0');
    expect(readDrawn().length).toBeLessThan(40);
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'bot');
    await waitFor(() => expect(asked.at(-1)?.search).toBe('bot'));
  });

  test('scrolling fetches the blocks that come into sight, and no others', async () => {
    const { asked, source } = createPagedSource(2418);
    await showList({ source });
    await screen.findByText('2,418 rows');
    const frame = screen.getByRole('table', { name: 'Heirs' }).parentElement!;
    frame.scrollTop = 36 * 1210;
    fireEvent.scroll(frame);
    await waitFor(() => expect(readDrawn()).toContain('Heir 1215'));
    expect(asked.map(({ skip }) => skip)).toEqual([0, 1200]);
    expect(screen.getByText('Heir 1215').closest('tr')?.getAttribute('aria-rowindex')).toBe('1217');
  });

  test('a title sorts on the server, from the first row', async () => {
    const { asked, source } = createPagedSource(300);
    const { user, address } = await showList({ source });
    await screen.findByText('300 rows');
    await user.click(screen.getByRole('button', { name: 'Award' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ skip: 0, take: 100, search: '', sort: { key: 'award', descending: false } }),
    );
    expect(address()).toBe('/here?sort=award');
    expect(screen.getByRole('columnheader', { name: /Award/ }).getAttribute('aria-sort')).toBe('ascending');
  });

  test('where rows were not counted, one more block can be scrolled to until the last is known', async () => {
    const requestPage = async ({ skip, take }: PageRequest) => {
      const rows = Array.from({ length: Math.max(0, Math.min(take, 450 - skip)) }, (_, index) => ({
        id: skip + index,
        name: `Heir ${skip + index}`,
        award: null,
      }));
      return skip >= 400 ? { rows, total: 450 } : { rows, total: 250, isMore: true };
    };
    await showList({ source: { page: requestPage, cacheKey: ['heirs', 'not counted'] } });
    expect(await screen.findByText('more than 250 rows')).toBeTruthy();
    const frame = screen.getByRole('table', { name: 'Heirs' }).parentElement!;
    const scrollTo = (row: number): void => {
      frame.scrollTop = 36 * row;
      fireEvent.scroll(frame);
    };
    scrollTo(240);
    await waitFor(() => expect(readDrawn()).toContain('Heir 245'));
    scrollTo(380);
    await waitFor(() => expect(readDrawn()).toContain('Heir 385'));
    scrollTo(440);
    await screen.findByText('450 rows');
    expect(readDrawn()).toContain('Heir 449');
  });

  test('the edge of a column changes its width by keyboard, and the width is remembered', async () => {
    const { source } = createPagedSource(300);
    const { user } = await showList({ source });
    const edge = await screen.findByRole('separator', { name: 'Width of Award' });
    const before = Number(edge.getAttribute('aria-valuenow'));
    edge.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(Number(edge.getAttribute('aria-valuenow'))).toBe(before + 16);
    expect(JSON.parse(localStorage.getItem('widths:Heirs')!)).toEqual({ award: before + 16 });
  });

  test('a row ticked in one block stays ticked with those of another', async () => {
    const { source } = createPagedSource(300);
    const { user } = await showList({ source, withSelected: (rows) => rows.map(({ name }) => name).join(' and ') });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Heir 2' }));
    const frame = screen.getByRole('table', { name: 'Heirs' }).parentElement!;
    frame.scrollTop = 36 * 250;
    fireEvent.scroll(frame);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Heir 255' }));
    expect(screen.getByText(/2 selected/).textContent).toContain('Heir 2 and Heir 255');
  });
});
