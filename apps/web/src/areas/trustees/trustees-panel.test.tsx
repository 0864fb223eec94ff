import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMatter, createMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { TrusteesPanel } from './trustees-panel';

const trustee = {
  id: 3,
  listName: 'Nel, Anna',
  surname: 'Nel',
  firstNames: 'Anna',
  trusteeKind: 'individual',
  status: 'appointed',
  maySign: { may: 'yes', why: { key: 'Letters were issued.' } },
  version: 1,
};

test('a trustee is a link, and its address opens it', { timeout: 20_000 }, async () => {
  fakeApi({
    'GET /api/fiduciary/getTrustees': () =>
      answerJson({ trustees: [trustee], warnings: [], standing: { acting: 1, least: null, most: null } }),
    'GET /api/people/getbymatterid': () => answerJson({ parties: [], creditors: [] }),
  });
  const { user, address } = await renderScreen(
    <InMatter matter={createMatter({ systemTypeID: 5 })}>
      <TrusteesPanel />
    </InMatter>,
  );
  const link = await screen.findByRole('link', { name: 'Nel, Anna' });
  expect(link.getAttribute('href')).toBe('?trustee=3');
  await user.click(link);
  await screen.findByRole('dialog');
  await waitFor(() => expect(address()).toContain('trustee='));
});
