import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { FirmDetailsPage } from './firm-details-page';

vi.setConfig({ testTimeout: 20_000 }); // whole forms, on a machine that has other things to do

const organisation = {
  id: 1,
  name: 'Protea',
  country: 'South Africa',
  systemTypes: [1, 2],
  language: 'en',
  CertificateInfo: null,
  matterReferencePattern: 'EST/{yyyy}/{seq:5}',
  letterheadHeader: null,
  letterheadFooter: null,
  letterheadFileID: null,
  isVatRegistered: false,
  executorFeePercent: null,
  executorIncomeFeePercent: null,
  curatorIncomeFeePercent: null,
  curatorCapitalFeePercent: null,
  advertisingCost: null,
  isSharePointOn: false,
  isFxAssistOn: false,
  reminderFrequency: 1,
  reminderWeekday: 1,
  reminderMonthDay: null,
  whiteLabelColor: null,
  milestoneSignatoryEnum: 1,
  version: 6,
};

async function openTab(tab: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const asked = fakeApi({
    'GET /api/intermediary/getIntermediary': () => answerJson(organisation),
    'GET /api/intermediary/getWhiteLabelColor': () => answerJson({ color: null, onDark: null }),
    'POST /api/intermediary/updateDetails': ({ body }) =>
      answerJson({ ...organisation, ...(body as object), version: 7 }),
    ...answers,
  });
  const shown = await renderScreen(<FirmDetailsPage agents={<p>The agents</p>} storage={null} />, {
    at: `/here?tab=${tab}`,
  });
  await screen.findByRole('heading', { name: 'Organisation Settings' });
  const listSent = (verb: string) => asked.filter(({ path }) => path.endsWith(verb));
  return { ...shown, sent: listSent };
}
const findBox = (label: string | RegExp): HTMLInputElement => screen.getByLabelText(label);

describe('the colour of the firm', () => {
  test('a pale one is refused while it is chosen, and the nearest that can be read is one click away', async () => {
    const { user, sent } = await openTab('letters', {
      'POST /api/intermediary/setWhiteLabelColor': ({ body }) => answerJson({ ...(body as object), onDark: '#888888' }),
    });
    const save = () => screen.getByRole('button', { name: 'Save the colour' });
    expect(save()).toHaveProperty('disabled', true);
    await user.click(findBox('Colour of the firm'));
    await user.paste('#ffd700');
    expect(await screen.findByText(/hard to read: the contrast is 1\.4/)).toBeTruthy();
    expect(save()).toHaveProperty('disabled', true);
    const better = screen.getByRole('button', { name: /^Use #/ }).textContent.slice(4);
    await user.click(screen.getByRole('button', { name: /^Use #/ }));
    expect(await screen.findByText(/Readable: the contrast with white is 4\.5/)).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(sent('setWhiteLabelColor')[0]?.body).toEqual({ color: better }));
  });
});

test('nobody is in conflict with themselves: letterhead typed, colour saved, then the page', async () => {
  let stored: typeof organisation = organisation;
  const { user, sent } = await openTab('letters', {
    'GET /api/intermediary/getIntermediary': () => answerJson(stored),
    'POST /api/intermediary/setWhiteLabelColor': ({ body }) => {
      stored = { ...stored, whiteLabelColor: '#5b2d8e' as never, version: stored.version + 1 };
      return answerJson({ ...(body as object), onDark: '#888888' });
    },
  });
  await user.click(findBox('Letterhead, above'));
  await user.paste('Protea Fiduciary');
  await user.click(findBox('Colour of the firm'));
  await user.paste('#5b2d8e');
  await user.click(screen.getByRole('button', { name: 'Save the colour' }));
  expect(await screen.findByRole('button', { name: 'Back to the usual colour' })).toBeTruthy();
  expect(findBox('Letterhead, above').value).toBe('Protea Fiduciary');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent('updateDetails')[0]?.body).toMatchObject({ letterheadHeader: 'Protea Fiduciary', version: 7 }),
  );
});

describe('how matters begin', () => {
  test('the pattern shows the next references, or why it cannot be', async () => {
    const { user, sent } = await openTab('matters');
    const year = new Date().getFullYear();
    expect(screen.getByText(`EST/${year}/00001`)).toBeTruthy();
    await user.clear(findBox(/^Pattern/));
    await user.click(findBox(/^Pattern/));
    await user.paste('{type}-{yy}');
    await user.tab();
    expect(await screen.findByText(/running number exactly once/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(sent('updateDetails')).toEqual([]);
    await user.click(findBox(/^Pattern/));
    await user.paste('-{seq:3}');
    expect(screen.getByText(`EST-${`${year}`.slice(2)}-002`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(sent('updateDetails')[0]?.body).toMatchObject({
        matterReferencePattern: '{type}-{yy}-{seq:3}',
        version: 6,
      }),
    );
  });

  test('a fee over the tariff is refused before it is sent', async () => {
    const { user, sent } = await openTab('matters');
    await user.click(findBox("Executor's fee (%)"));
    await user.paste('9');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/The tariff allows 3\.5 %/)).toBeTruthy();
    expect(sent('updateDetails')).toEqual([]);
  });

  test('weekly asks for a weekday and nothing more', async () => {
    await openTab('matters');
    expect(screen.getByLabelText(/^On \*?$|^On$/, { selector: 'input' })).toHaveProperty('value', 'Monday');
    expect(screen.queryByLabelText(/^On the/)).toBeNull();
  });
});

describe('who signs milestone letters', () => {
  test('is saved as it is chosen, beside the list of agents', async () => {
    const { user, sent } = await openTab('agents', {
      'POST /api/intermediary/updateAgent': () => answerJson({ ...organisation, milestoneSignatoryEnum: 2 }),
    });
    expect(screen.getByText('The agents')).toBeTruthy();
    await user.click(await screen.findByLabelText('The Legal Agent who signs milestone letters'));
    await waitFor(() => expect(sent('updateAgent')[0]?.body).toEqual({ intermediaryID: 1, milestoneSignatoryEnum: 2 }));
  });
});

describe('the tabs', () => {
  test('leaving one with something unsaved asks', async () => {
    const { user } = await openTab('matters');
    await user.click(findBox('Advertising costs'));
    await user.paste('500');
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Client reports' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  });
});

test('an administrator demands a second factor of everybody', async () => {
  const { user, sent } = await openTab('signing', {
    'GET /api/intermediary/getSignInRules': () => answerJson({ singleSignOn: true, secondFactor: false }),
    'POST /api/intermediary/saveSignInRules': () => answerJson({ singleSignOn: true, secondFactor: true }),
  });
  await user.click(await screen.findByLabelText('Everyone uses a second factor'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent('saveSignInRules')[0]?.body).toMatchObject({ singleSignOn: true, secondFactor: true }),
  );
});

test('a picture is sent, and its id kept until the settings are saved', async () => {
  const { user, sent } = await openTab('letters', {
    'POST /api/intermediary/addPicture': () => answerJson({ fileID: 31 }),
    'GET /api/intermediary/getPicture': () => new Response('x', { headers: { 'content-type': 'image/png' } }),
  });
  const chooser = screen.getByLabelText('Letterhead picture', { selector: 'input' });
  await user.upload(chooser, new File(['bytes'], 'head.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Letterhead picture' })).toBeTruthy();
  expect(sent('addPicture')[0]!.body).toEqual({ name: 'head.png', content: btoa('bytes') });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent('updateDetails')[0]?.body).toMatchObject({ letterheadFileID: 31 }));
});

test('somebody who may not change the firm sees its settings and cannot', async () => {
  fakeApi({ 'GET /api/intermediary/getIntermediary': () => answerJson(organisation) });
  await renderScreen(<FirmDetailsPage agents={null} storage={null} />, {
    at: '/here?tab=matters',
    person: { ...anAdmin, roles: [] },
  });
  expect(await screen.findByLabelText(/^Pattern/)).toHaveProperty('readOnly', true);
});
