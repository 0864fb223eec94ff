import {
  accountNumber,
  choice,
  day,
  flag,
  link,
  money,
  must,
  required,
  select,
  text,
} from '@boedel/contract/record/field';
import { declareMatterRecord, declareMatterRecordCalls } from '@boedel/contract/record/matter-record';
import { nestedField } from '@boedel/contract/record/schemas';
import { refuse } from '@boedel/domain/law/refusal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InMatter, createMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { clearNotices, getNotices } from '../../ui/plain/notices';
import { createRecordKit } from './matter-record';
import { MatterRecordPage, MatterRecordSection } from './matter-records';

vi.setConfig({ testTimeout: 30_000 });

/** What docs/adding-a-record.md promises: the declaration makes the list and the form. */
const record = declareMatterRecord({
  table: 'painting',
  label: 'Paintings',
  one: 'painting',
  names: 'title',
  fields: {
    title: required('Title', 40, { help: 'As the catalogue has it.' }),
    school: select('School', ['cape', 'dutch'], { inList: true }),
    medium: choice(
      'Medium',
      [
        { value: 0, label: 'Oil' },
        { value: 7, label: 'Watercolour' },
      ],
      { inList: true, group: 'Technique' },
    ),
    value: must(money('Value', { inList: true })),
    isInsured: flag('Insured'),
    insuredUntil: day('Insured until', { when: { field: 'isInsured', is: [true] } }),
    deeds: text('Deeds office', 40, { systemTypes: [5] }),
    accountNumber: accountNumber('Paid from'),
    valuerID: link('Valuer', 'valuer'),
    details: nestedField({ wall: text('Wall', 40) }),
  },
});
const kit = createRecordKit(record, declareMatterRecordCalls(record));
const veld = {
  id: 3,
  matterID: 7,
  title: 'Veld',
  school: 'cape',
  medium: 7,
  value: 1234.5,
  isInsured: false,
  insuredUntil: null,
  deeds: null,
  accountNumber: null,
  valuerID: null,
  details: { wall: null },
  warnings: [],
  version: 2,
};
const answers = {
  'GET /api/valuer/getlist': () => answerJson({ rows: [{ id: 5, name: 'Karoo Valuers' }], total: 1 }),
  'GET /api/painting/getbymatterid': () => answerJson([veld]),
};
const showRecords = (matter = createMatter(), person = anAdmin) =>
  renderScreen(
    <InMatter matter={matter}>
      <MatterRecordSection
        kit={kit}
        none="No painting is captured."
        rule={({ title }) =>
          title === 'Forgery' ? refuse('title', 'A forgery is not listed. Leave it out.') : undefined
        }
      />
    </InMatter>,
    { person },
  );
const openVeld = async (user: Awaited<ReturnType<typeof showRecords>>['user']) => {
  await user.click(await screen.findByRole('cell', { name: 'Veld' }));
  return screen.findByRole('dialog', { name: 'Veld' });
};
beforeEach(clearNotices);

test('the list has the declared columns, each read as its kind is', async () => {
  fakeApi(answers);
  await showRecords();
  const table = await screen.findByRole('table', { name: 'Paintings' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Title', 'School', 'Medium', 'Value']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Veld', 'cape', 'Watercolour', 'R 1,234.50']);
});

test('a row is added by the declared form: sections, kinds, help, what another field or type asks for, links', async () => {
  const asked = fakeApi({
    ...answers,
    'GET /api/painting/getbymatterid': () => answerJson([]),
    'POST /api/painting/add': ({ body }) =>
      answerJson({ ...veld, ...(body as object), id: 9, warnings: [{ field: 'value', sentence: 'That is much.' }] }),
  });
  const { user } = await showRecords();
  expect(await screen.findByText('No painting is captured.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add painting' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add painting' });
  const field = within(dialog);
  expect(field.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(['Details', 'Technique']),
  );
  expect(field.getByText('As the catalogue has it.')).toBeTruthy();
  expect(field.queryByLabelText('Deeds office')).toBeNull();
  expect(field.queryByLabelText('Insured until')).toBeNull();
  await user.click(field.getByLabelText('Insured'));
  await user.type(await field.findByLabelText('Insured until'), '1/2/2027');
  // What is wrong is told when the field is left: by the schema, and by the rule the server asks too.
  await user.type(field.getByLabelText(/^Title/), 'Forgery');
  await user.tab();
  expect(await field.findByText('A forgery is not listed. Leave it out.')).toBeTruthy();
  await user.click(field.getByRole('button', { name: 'Save Changes' }));
  expect(await field.findByText('Give an amount.')).toBeTruthy();
  await user.clear(field.getByLabelText(/^Title/));
  await user.type(field.getByLabelText(/^Title/), 'Berg');
  await user.type(field.getByLabelText(/^Value /), '2 000,5');
  await user.type(field.getByLabelText('Wall'), 'North');
  await user.click(field.getByRole('combobox', { name: 'Valuer' }));
  await user.click(await screen.findByRole('option', { name: 'Karoo Valuers' }));
  await user.click(field.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ path }) => path.endsWith('/add'))?.body).toEqual({
    matterID: 7,
    title: 'Berg',
    school: null,
    medium: null,
    value: 2000.5,
    isInsured: true,
    insuredUntil: '2027-02-01',
    deeds: null,
    accountNumber: null,
    valuerID: 5,
    details: { wall: 'North' },
  });
  expect(getNotices().map(({ kind, message }) => `${kind}: ${message}`)).toContain('warning: That is much.');
});

test('somebody else’s version is shown field by field, and what is chosen is saved on theirs', async () => {
  const theirs = { ...veld, title: 'Veld at dawn', value: 900, version: 3 };
  let tries = 0;
  const asked = fakeApi({
    ...answers,
    'POST /api/painting/update': ({ body }) => {
      tries += 1;
      return tries === 1
        ? answerJson({ conflict: { yours: body, theirs } }, { status: 409 })
        : answerJson({ ...theirs, version: 4 });
    },
  });
  const { user } = await showRecords();
  const dialog = await openVeld(user);
  const title = within(dialog).getByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, 'Veld at dusk');
  await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  const both = await screen.findByRole('dialog', { name: 'Someone else saved this first' });
  expect(
    within(both)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Title', 'Value']);
  await user.click(within(both).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(tries).toBe(2));
  // What the person typed, and what they had left alone as the other made it.
  expect(asked.findLast(({ path }) => path.endsWith('/update'))?.body).toMatchObject({
    title: 'Veld at dusk',
    value: 900,
    version: 3,
  });
});

test('a row that is removed is named first and can be put back', async () => {
  const asked = fakeApi({
    ...answers,
    'DELETE /api/painting/_delete': () => answerJson({ done: true }),
    'POST /api/painting/add': () => answerJson({ ...veld, id: 4 }),
  });
  const { user } = await showRecords();
  await openVeld(user);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const sure = await screen.findByRole('dialog', { name: 'Remove Veld?' });
  await user.click(within(sure).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(getNotices().at(-1)?.message).toBe('Veld was removed.'));
  expect(asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ id: 3 });
  getNotices().at(-1)?.action?.run();
  await waitFor(() => expect(getNotices().at(-1)?.message).toBe('Veld was put back.'));
  expect(asked.find(({ path }) => path.endsWith('/add'))?.body).toMatchObject({
    title: 'Veld',
    value: 1234.5,
    matterID: 7,
  });
});

test('a masked number stays masked, is shown on asking, and a row that has one is not put back from here', async () => {
  const asked = fakeApi({
    ...answers,
    'GET /api/painting/getbymatterid': () => answerJson([{ ...veld, accountNumber: '•••••••4567' }]),
    'POST /api/audittrail/reveal': () => answerJson({ value: '62001234567' }),
    'DELETE /api/painting/_delete': () => answerJson({ done: true }),
  });
  const { user } = await showRecords();
  const dialog = await openVeld(user);
  const number = within(dialog).getByLabelText<HTMLInputElement>('Paid from');
  expect(number.value).toBe('•••••••4567');
  await user.click(within(dialog).getByRole('button', { name: /Paid from/ }));
  await waitFor(() => expect(number.value).toBe('62001234567'));
  expect(asked.find(({ path }) => path.endsWith('/reveal'))?.body).toEqual({
    entityType: 'painting',
    id: 3,
    field: 'accountNumber',
    within: [],
  });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  const sure = await screen.findByRole('dialog', { name: 'Remove Veld?' });
  await user.click(within(sure).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(getNotices().at(-1)?.message).toBe('Veld was removed.'));
  expect(getNotices().at(-1)?.action).toBeUndefined();
});

test('who may only read opens a row and changes nothing', async () => {
  fakeApi(answers);
  const { user } = await showRecords(createMatter({ mayCapture: false }), { ...anAdmin, roles: [] });
  const dialog = await openVeld(user);
  expect(within(dialog).queryByRole('button', { name: 'Save Changes' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(within(dialog).getByLabelText(/^Title/)).toHaveProperty('readOnly', true);
  expect(screen.getByRole('button', { name: 'Add painting' })).toHaveProperty('disabled', true);
});

test('as a whole tab it is searched, and a row opens with Enter', async () => {
  fakeApi({
    ...answers,
    'GET /api/painting/getbymatterid': () => answerJson([veld, { ...veld, id: 4, title: 'Berg', school: 'dutch' }]),
  });
  const { user } = await renderScreen(
    <InMatter>
      <MatterRecordPage kit={kit} none="No painting is captured." searchIn="Title, school" />
    </InMatter>,
  );
  await screen.findByRole('cell', { name: 'Veld' });
  await user.type(screen.getByPlaceholderText('Title, school'), 'dutch');
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'Veld' })).toBeNull());
  const row = screen.getByRole('cell', { name: 'Berg' }).closest('tr')!;
  fireEvent.keyDown(row, { key: 'Enter' });
  expect(await screen.findByRole('dialog', { name: 'Berg' })).toBeTruthy();
});
