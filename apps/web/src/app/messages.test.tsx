import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { get, post, signedIn } from '@boedel/contract/call';
import { messages } from '@boedel/contract/fixed/messages';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { download } from '../client/download';
import { useCall } from '../client/hooks';
import { signInAs } from '../testing/a-token';
import { answerJson, fakeApi } from '../testing/pretended-server';
import { renderScreen } from '../testing/render-screen';

const save = post('/api/thing/save', { who: signedIn, body: z.object({}), answer: z.unknown() });
const file = get('/api/thing/file', { who: signedIn, download: true });

function Buttons() {
  const saving = useCall(save);
  return (
    <>
      <button type="button" onClick={() => saving.run({})}>
        Save
      </button>
      <button type="button" onClick={() => void download(file).catch(() => undefined)}>
        Download
      </button>
    </>
  );
}

const createHtmlAnswer = () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } });
const no = { status: 400 };
const createExpiredAnswer = () =>
  answerJson({ error: 'expired' }, { status: 401, headers: { 'token-expired': 'true' } });

describe('what the catalogue says when a call goes wrong is seen', () => {
  test.each<[string, string, Parameters<typeof fakeApi>[0]]>([
    ['Oops..! An error has occured.', 'Save', { 'POST /api/thing/save': createHtmlAnswer }],
    ['An unexpected error occurred.', 'Save', {}],
    ['Failed to print correct error message', 'Download', { 'GET /api/thing/file': createHtmlAnswer }],
    [
      'One thing, another',
      'Download',
      { 'GET /api/thing/file': () => answerJson({ a: 'One thing', b: ['another'] }, no) },
    ],
    [
      'Refresh Token Error',
      'Save',
      {
        'POST /api/thing/save': createExpiredAnswer,
        'POST /account/refreshToken': () => answerJson({}, { status: 401, statusText: '' }),
      },
    ],
    ['A whole sentence.', 'Save', { 'POST /api/thing/save': () => answerJson('A whole sentence.', no) }],
  ])('%s', async (sentence, button, answers) => {
    signInAs();
    vi.stubGlobal('location', { origin: 'http://localhost:3000', assign: vi.fn() });
    fakeApi(answers);
    const { user } = await renderScreen(<Buttons />);
    await user.click(screen.getByRole('button', { name: button }));
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain(sentence);
    expect(toast.textContent).toContain('Error');
  });
});

/** Where each message is looked for on the screen, or who shows it where that is not this part of the product. */
const seenIn: Readonly<Record<(typeof messages)[number], string>> = {
  'Email is required': 'areas/session/signing-in.test.tsx',
  'Password is required': 'areas/session/signing-in.test.tsx',
  'Password does not match': 'areas/session/signing-in.test.tsx',
  'Please Select Profile': 'areas/shell/shell.test.tsx',
  'Access Denied': 'ui/access.test.tsx',
  'Oops, something went wrong :(': 'app/root.test.tsx',
  'This user has not been assigned to any system types': 'areas/session/system-select-page.test.tsx',
  'Error Initialising Keycloak': 'areas/session/callback-page.test.tsx',
  'non authenticated': 'areas/session/callback-page.test.tsx',
  'Error creating token from keycloak token': 'areas/session/callback-page.test.tsx',
  'Oops..! An error has occured.': 'app/messages.test.tsx',
  'Failed to print correct error message': 'app/messages.test.tsx',
  'An unexpected error occurred.': 'app/messages.test.tsx',
  'Refresh Token Error': 'app/messages.test.tsx',
  'You are not authorised to use this action': 'ui/access.test.tsx',
  'Loading...': 'areas/session/system-select-page.test.tsx',
  'Please wait...': 'app/root.test.tsx',
  'Your session will expire in N seconds due to inactivity.': 'areas/shell/idle-watch.test.tsx',
  'You have been idle': 'areas/shell/idle-watch.test.tsx',
  'Stay Logged In': 'areas/shell/idle-watch.test.tsx',
  'Log out': 'areas/shell/idle-watch.test.tsx',
  'Check out our exciting new products below:': 'areas/session/system-select-page.test.tsx',
  'Please enter your email address, and then click the link on the email to reset your password':
    'areas/session/signing-in.test.tsx',
  'Sign In to your account': 'areas/session/signing-in.test.tsx',
  'Submit Two Factor Authentication Code': 'areas/session/signing-in.test.tsx',
  'Two Factor Code': 'areas/session/signing-in.test.tsx',
  'Return To Login Page': 'areas/session/signing-in.test.tsx',
  'New System Changes': 'areas/changes/changes.test.tsx',
  'Contact Information': 'areas/shell/shell.test.tsx',
  'Save Changes': 'ui/dialog/dialogs.test.tsx',
  Cancel: 'ui/dialog/dialogs.test.tsx',
  'please be patient. This will take some time': 'areas/matter/matters-page.test.tsx',
  'Invalid dateOfBirth provided': 'elsewhere: the rules of ages',
  'Invalid comparisonDate provided': 'elsewhere: the rules of ages',
  overflow: 'elsewhere: numbers in words',
};

/** As a test writes it: with what changes in it as a pattern. */
const listForms = (message: string): string[] =>
  [message, message.replace(' N ', ' (60|59) ')].flatMap((text) => [text, text.replaceAll('.', '\\.')]);

test('every message of the catalogue is looked for by a test of the screen it belongs to', () => {
  expect(Object.keys(seenIn).sort()).toEqual([...messages].sort());
  const unseen = Object.entries(seenIn)
    .filter(([, where]) => !where.startsWith('elsewhere'))
    .filter(([message, where]) => {
      const text = readFileSync(join('apps/web/src', where), 'utf8');
      // In this file the list itself must not count.
      const tested = text.slice(0, where.startsWith('app/messages') ? text.indexOf('const seenIn') : undefined);
      return listForms(message).every((form) => tested.indexOf(form) < 0);
    });
  expect(unseen).toEqual([]);
});
