import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerJson, fakeApi } from '../testing/pretended-server';

// A language stays chosen for as long as the page is there, so each test has a page of its own.
async function loadPage() {
  vi.resetModules();
  const [{ agreeOnLanguage, chooseLanguage }, { getLanguage: language }] = await Promise.all([
    import('./my-language'),
    import('../i18n/language'),
  ]);
  const { signInAs: signedInAs } = await import('../testing/a-token');
  const asked = fakeApi({ 'POST /account/setLanguage': () => answerJson({ done: true }) });
  return { signedInAs, agreeOnLanguage, chooseLanguage, language, asked };
}
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test('what somebody reads elsewhere is what they read here', async () => {
  const { agreeOnLanguage, language, asked } = await loadPage();
  await agreeOnLanguage('af');
  expect(language()).toBe('af');
  expect(asked).toEqual([]);
});

test('somebody else who used this browser before does not decide', async () => {
  localStorage.setItem('language', 'af');
  const { agreeOnLanguage, language, asked } = await loadPage();
  expect(language()).toBe('af');
  await agreeOnLanguage('en');
  expect(language()).toBe('en');
  expect(asked).toEqual([]);
});

test('a language chosen on the login page holds, and is kept with the person', async () => {
  const { agreeOnLanguage, chooseLanguage, language, asked, signedInAs } = await loadPage();
  await chooseLanguage('af');
  expect(asked).toEqual([]);
  signedInAs();
  await agreeOnLanguage('en');
  expect(language()).toBe('af');
  expect(asked.map(({ body }) => body)).toEqual([{ language: 'af' }]);
  // For that sign-in only: who comes next reads their own.
  await agreeOnLanguage('en');
  expect(language()).toBe('en');
});

test('choosing while signed in is kept with the person, and shown though that fails', async () => {
  const { chooseLanguage, language, asked, signedInAs } = await loadPage();
  signedInAs();
  await chooseLanguage('af');
  expect(asked.map(({ body }) => body)).toEqual([{ language: 'af' }]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await chooseLanguage('en');
  expect(language()).toBe('en');
});
