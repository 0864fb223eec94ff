import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { PageTitle } from './page-title';

afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

function Opening() {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? <PageTitle title="Erf 12 Paarl" /> : <button onClick={() => setIsOpen(true)}>Open</button>;
}

test('where what was pressed is gone, the focus goes on from the title of what opened', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  const { user } = await renderScreen(<Opening />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Erf 12 Paarl' }));
});

test('a page that is opened by its address leaves the focus where a window begins', async () => {
  await renderScreen(<PageTitle title="Erf 12 Paarl" />);
  expect(document.activeElement).toBe(document.body);
});
