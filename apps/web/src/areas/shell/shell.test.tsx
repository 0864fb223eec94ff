import { sidebar } from '@boedel/contract/fixed/menus';
import { findPageTitle } from '@boedel/contract/pages/find-page';
import { pages as allPages } from '@boedel/contract/pages/pages.data';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../client/paths';
import { forgetConfiguration } from '../../client/configuration';
import { session } from '../../client/session';
import { af } from '@boedel/words/af/shell';
import { af as uiWords } from '@boedel/words/af/ui';
import { createToken, signInAs } from '../../testing/a-token';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { createAnswers } from '../../testing/render-public';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { Breadcrumb } from '../../ui/page-title';
import { filterCommands } from '../../ui/palette/search-source';
import { listCommands } from './commands';
import { ContactDialog } from './contact-dialog';
import { listCrumbs } from './crumbs';
import { listNavItems } from './nav-items';
import { ProfilePanel } from './profile-panel';
import { listTopBarItems } from './top-bar';

beforeEach(() => forgetConfiguration());

describe('the profile', () => {
  const createFirm = (intermediaryID: number, isCurrent: boolean) => ({
    intermediaryID,
    name: `Firm ${intermediaryID}`,
    isCurrent,
  });
  const server = {
    'GET /account/firms': () => answerJson([createFirm(1, true), createFirm(2, false)]),
    'POST /api/users/updateSystemType': () => answerJson({ token: createToken({ systemType: 5 }) }),
    'POST /account/changeFirm': () => answerJson({ token: createToken({ firmId: 2 }) }),
  };
  beforeEach(() => signInAs({ personTypes: [2, 5] }));

  test("choosing no profile is refused with 'Please Select Profile', and nothing is saved", async () => {
    const asked = fakeApi(server);
    const { user } = await renderScreen(<ProfilePanel onFollow={() => undefined} />);
    await user.selectOptions(screen.getByLabelText('Profile'), '0');
    expect(await screen.findByText('Please Select Profile')).toBeTruthy();
    expect(asked.some((one) => one.path.includes('updateSystemType'))).toBe(false);
  });

  test('another profile is saved and the page loaded anew', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { pathname: '/here', origin: 'http://localhost:3000', reload });
    const asked = fakeApi(server);
    const { user } = await renderScreen(<ProfilePanel onFollow={() => undefined} />);
    await user.selectOptions(screen.getByLabelText('Profile'), 'Trust');
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(asked.at(-1)?.body).toEqual({ systemTypeID: 5, userID: 7 });
  });

  test('somebody without a type of their own has none to choose', async () => {
    signInAs({ roles: ['UserMatterAccess'], personTypes: [], systemType: 0 });
    fakeApi(server);
    await renderScreen(<ProfilePanel onFollow={() => undefined} />);
    expect(await screen.findByLabelText('Language')).toBeTruthy();
    expect(screen.queryByLabelText('Profile')).toBeNull();
  });

  test('a firm in arrears can be seen but not entered', async () => {
    const owing = { ...createFirm(2, false), accountInArrears: true };
    fakeApi({ ...server, 'GET /account/firms': () => answerJson([createFirm(1, true), owing]) });
    await renderScreen(<ProfilePanel onFollow={() => undefined} />);
    const option = await screen.findByRole('option', { name: 'Firm 2 (account in arrears)' });
    expect(option).toHaveProperty('disabled', true);
  });

  test('a firm that invited is offered as an invitation', async () => {
    const inviting = { ...createFirm(2, false), isInvited: true };
    fakeApi({ ...server, 'GET /account/firms': () => answerJson([createFirm(1, true), inviting]) });
    await renderScreen(<ProfilePanel onFollow={() => undefined} />);
    const option = await screen.findByRole('option', { name: 'Firm 2 (accept the invitation)' });
    expect(option).toHaveProperty('disabled', false);
  });

  test('an invitation is declined', async () => {
    const inviting = { ...createFirm(2, false), isInvited: true };
    const asked = fakeApi({
      ...server,
      'GET /account/firms': () => answerJson([createFirm(1, true), inviting]),
      'POST /account/declineInvitation': () => answerJson({ done: true }),
    });
    const { user } = await renderScreen(<ProfilePanel onFollow={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Decline the invitation of Firm 2' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/account/declineInvitation')?.body).toEqual({ intermediaryID: 2 }),
    );
  });

  test('another firm gives another token', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: 'http://localhost:3000', assign });
    fakeApi(server);
    const { user } = await renderScreen(<ProfilePanel onFollow={() => undefined} />);
    await user.selectOptions(await screen.findByLabelText('Firm'), 'Firm 2');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(session.token()).toContain('.');
  });
});

test('the contact information is the provider’s', async () => {
  fakeApi(createAnswers());
  await renderScreen(<ContactDialog opened onClose={() => undefined} />);
  expect(await screen.findByRole('dialog', { name: 'Contact Information' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'hello@boedel.test' })).getAttribute('href')).toBe(
    'mailto:hello@boedel.test',
  );
});

describe('the breadcrumb', () => {
  const listLabels = (path: string, type = 2): string[] => listCrumbs(path, type).map(({ label }) => label);
  test.each([
    ['/', ['Home']],
    ['/Matters', ['Home', 'Matters']],
    ['/matters/12/creditors/7', ['Home', 'Matters', 'Matter', 'Creditors', 'Creditor']],
    ['/details/template/5', ['Home', 'Organisation Settings', 'Template']],
    ['/reports/executorRevenue', ['Home', 'Executor Revenue']],
  ])('of %s', (path, expected) => expect(listLabels(path)).toEqual(expected));

  test('calls the executors by what they are in Curatorship, and a matter by its reference once that is known', () => {
    expect(listLabels('/globalexecutors', 3)).toEqual(['Home', 'Global Tutor/Curator']);
    const named = listCrumbs('/matters/12', 2, (to) => (to === '/matters/12' ? 'EST/1' : undefined));
    expect(named.at(-1)).toEqual({ label: 'EST/1', to: '/matters/12' });
  });

  test('of a list and an entry that bear one name leaves none of it on the next page', async () => {
    function Walk() {
      const [at, setAt] = useState('/mastersoffice/masteroffice/new');
      return (
        <>
          <Breadcrumb crumbs={listCrumbs(at, 2)} />
          <button type="button" onClick={() => setAt('/valuers')}>
            Valuers of the firm
          </button>
        </>
      );
    }
    const { user } = await renderScreen(<Walk />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Valuers']);
  });
});

describe('the menus', () => {
  const newChanges = { isNew: true, open: () => undefined };
  const listItems = (person: typeof anAdmin) => listTopBarItems(person, { newChanges, openContact: () => undefined });

  test('every page of them has a title, and every name its Afrikaans', () => {
    const names = new Set<string>([
      ...sidebar,
      ...allPages
        .filter(({ kind }) => kind !== 'matter tab')
        .flatMap(({ title, titleIn }) => [title ?? [], Object.values(titleIn ?? {})].flat()),
    ]);
    expect([...names].filter((name) => !(name in af) && !(name in uiWords))).toEqual([]);
    const nav = listNavItems({ roles: ['SuperAdmin', 'Admin'], systemType: 1 });
    const pages = nav.flatMap((entry) => [entry.to, ...(entry.children ?? []).map((child) => child.to)]);
    expect(pages.filter((page) => page && !findPageTitle(page))).toEqual([]);
  });

  test('the palette offers what is there and allowed, and finds it by any word', () => {
    const commands = listCommands({
      person: anAdmin,
      nav: listNavItems(anAdmin),
      topBar: listItems(anAdmin),
      isThere: (path) => path !== paths.diary(),
      toggleTheme: () => undefined,
    });
    const findCommands = (typed: string): string[] => filterCommands(commands, typed).map(({ label }) => label);
    expect(findCommands('activity')).toEqual(['Activity Centre']);
    expect(findCommands('diary')).toEqual([]);
    expect(findCommands('settings auction')).toEqual(['Auctioneers']);
    expect(findCommands('intermediaries')).toEqual([]);
    expect(findCommands('CONTACT')).toEqual(['Contact']);
  });

  test('a client of the firm is offered neither settings nor the activity centre', () => {
    const client = { ...anAdmin, roles: ['UserMatterAccess'] as const };
    const topBar = listItems(client);
    expect(topBar).toEqual([]);
    const commands = listCommands({
      person: client,
      nav: listNavItems(client),
      topBar,
      isThere: () => true,
      toggleTheme: () => undefined,
    });
    expect(commands.map(({ key }) => key)).toEqual([
      paths.accountDetails(),
      paths.changePassword(),
      'theme',
      'language',
      'logout',
    ]);
  });
});
