import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { SubTabs } from '../sub-tabs';
import { useAddressState } from '../address-state';
import { LeaveGuard } from './leave-guard';

function Note() {
  const [text, setText] = useState('');
  const [, search] = useAddressState('search');
  const [, open] = useAddressState('bond');
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => search('house')}>
        Search
      </button>
      <button type="button" onClick={() => open('house-12', { isSaved: true })}>
        Save
      </button>
      <button type="button" onClick={() => open('house-13')}>
        Next
      </button>
      <LeaveGuard isDirty={() => text !== ''} />
    </>
  );
}

const openTabs = () =>
  renderScreen(
    <SubTabs
      label="Parts"
      tabs={[
        { key: 'note', label: 'Note', content: <Note /> },
        { key: 'list', label: 'List', content: <p>The list</p> },
      ]}
    />,
  );

test('another part of the same tab is opened only after unsaved work was asked about', async () => {
  const { user } = await openTabs();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call the bank');
  await user.click(screen.getByRole('tab', { name: 'List' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Call the bank');
  await user.click(screen.getByRole('tab', { name: 'List' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The list')).toBeTruthy();
});

test('without unsaved work the other part opens at once, and a search beside unsaved work asks nothing', async () => {
  const { user, address } = await openTabs();
  await user.click(screen.getByRole('tab', { name: 'List' }));
  expect(await screen.findByText('The list')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Note' }));
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toContain('search=house'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was saved opens without a question, another record with one', async () => {
  const { user, address } = await openTabs();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toContain('house-12'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(address()).toContain('house-12');
});
