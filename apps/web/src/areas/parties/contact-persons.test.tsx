import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InMatter, createMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { ContactPersons } from './contact-persons';
import type { MatterParty } from './party-calls';
import { PartyDialog } from './party-dialog';

vi.setConfig({ testTimeout: 30_000 });

const person = { id: 4, party: 'Auditor', partyID: 9, name: 'Rina Steyn', position: 'Partner', version: 1 };
const found = { ...person, email: null, phone: null, mobile: null, notes: null };

test('whom one speaks to at an auditor is added and removed without leaving the matter', async () => {
  const asked = fakeApi({
    'GET /api/contactperson/getAuditorContactPerson': () => answerJson([found]),
    'POST /api/contactperson/addAuditorContactPerson': ({ body }) =>
      answerJson({ ...found, ...(body as object), id: 5 }),
    'DELETE /api/contactperson/deleteContactPerson': () => answerJson({ done: true }),
  });
  const { user } = await renderScreen(
    <InMatter>
      <ContactPersons kind="auditor" partyID={9} />
    </InMatter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Add a contact person' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a contact person' });
  await user.type(within(dialog).getByLabelText(/^Full name/), 'Sipho Dube');
  await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('addAuditorContactPerson'))?.body).toMatchObject({
      auditorID: 9,
      name: 'Sipho Dube',
    }),
  );
  await user.click(await screen.findByRole('cell', { name: 'Rina Steyn' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const sure = await screen.findByRole('dialog', { name: 'Remove Rina Steyn?' });
  await user.click(within(sure).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('deleteContactPerson'))?.query).toEqual({ contactPersonID: '4' }),
  );
});

test('who may only read opens one and changes nothing', async () => {
  fakeApi({ 'GET /api/contactperson/getPersonOfInterestContactPerson': () => answerJson([found]) });
  const { user } = await renderScreen(
    <InMatter matter={createMatter({ mayCapture: false })}>
      <ContactPersons kind="personofinterest" partyID={9} />
    </InMatter>,
    { person: { ...anAdmin, roles: [] } },
  );
  await user.click(await screen.findByRole('cell', { name: 'Rina Steyn' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rina Steyn' });
  expect(within(dialog).queryByRole('button', { name: 'Save Changes' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a contact person' })).toHaveProperty('disabled', true);
});

test('Enter in a contact person’s dialog saves that person, not the party it was opened from', async () => {
  const complained = vi.spyOn(console, 'error');
  const asked = fakeApi({
    'GET /api/contactperson/getPersonOfInterestContactPerson': () => answerJson([found]),
    'POST /api/contactperson/addPersonOfInterestContactPerson': ({ body }) =>
      answerJson({ ...found, ...(body as object) }),
  });
  const party = { id: 9, matterID: 7, role: 'personofinterest', kind: 'person', surname: 'Naidoo', version: 2 };
  const { user } = await renderScreen(
    <InMatter>
      <PartyDialog
        of="personofinterest"
        party={{ ...party, listName: 'Naidoo', details: {}, warnings: [] } as unknown as MatterParty}
        onClose={vi.fn()}
      />
    </InMatter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Add a contact person' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a contact person' });
  const name = within(dialog).getByLabelText(/^Full name/);
  expect(name.closest('form')?.parentElement?.closest('form')).toBeNull();
  await user.type(name, 'Sipho Dube');
  fireEvent.submit(name.closest('form')!);
  const listSavedPaths = () => asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
  await waitFor(() => expect(listSavedPaths()).toEqual(['/api/contactperson/addPersonOfInterestContactPerson']));
  expect(complained.mock.calls.filter(([text]) => String(text).includes('descendant'))).toEqual([]);
  complained.mockRestore();
});
