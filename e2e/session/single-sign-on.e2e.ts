import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../journey';
import { type LaunchedProduct, startProductServer } from '../start-product';
import { readStorage } from './entrance';
import { type IdentityProvider, startIdentityProvider } from './identity-provider';

// A product of its own, which people enter through an identity provider.
let provider: IdentityProvider;
let product: LaunchedProduct;

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(200_000);
  const port = await findFreePort();
  provider = await startIdentityProvider(`http://localhost:${port}`);
  product = await startProductServer({
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'boedel-web',
    OIDC_NAME: 'Keycloak',
  });
});

/** People come through the provider only where their firm allows it. */
async function allowInProtea(): Promise<void> {
  const postJson = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${product.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { token: string };
  };
  const { token } = await postJson('/account/authenticate', {
    email: 'admin@protea.test',
    password: 'Boedel-demo-2026',
  });
  await postJson('/api/intermediary/saveSignInRules', { singleSignOn: true, secondFactor: false }, token);
}

test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

test('the provider’s token is exchanged for ours, renewed before it expires, and ended by logging out', async ({
  page,
}) => {
  provider.letIn('single@protea.test');
  await allowInProtea();
  await page.goto(`${product.address}/login`);
  const way = page.waitForRequest(`${provider.issuer}/auth**`);
  await page.getByRole('button', { name: 'Sign in with Keycloak' }).click();
  expect((await way).url()).toContain('code_challenge_method=S256');
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();

  const kept = await readStorage(page);
  expect(JSON.parse(kept['user']!)).toMatchObject({ fullname: 'Johan Fourie', token: kept['userToken'] });
  expect(kept['keycloakToken']).toBeTruthy();
  await expect
    .poll(async () => (await readStorage(page))['keycloakToken'], { timeout: 20_000 })
    .not.toBe(kept['keycloakToken']);

  await page.getByRole('button', { name: 'Profile of Johan Fourie' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${product.address}/login`);
  expect(Object.keys(await readStorage(page))).not.toContain('keycloakToken');
});

test('somebody new comes in through the provider, accepts the terms, and is there the next time', async ({ page }) => {
  await allowInProtea();
  provider.letIn('newcomer@protea.test');
  await page.goto(`${product.address}/login`);
  await page.getByRole('button', { name: 'Sign in with Keycloak' }).click();
  await expect(page).toHaveURL(`${product.address}/accepttcs`);
  const before = (await readStorage(page))['userToken'];
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
  expect((await readStorage(page))['userToken']).not.toBe(before);

  await page.goto(`${product.address}/login`);
  await page.getByRole('button', { name: 'Sign in with Keycloak' }).click();
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
});

const readAlerts = async (address: string, page: import('@playwright/test').Page): Promise<string> => {
  await page.goto(address);
  const dialog = page.getByRole('alertdialog');
  const message = await dialog.getByRole('paragraph').textContent();
  await dialog.getByRole('button', { name: 'OK' }).click();
  return message ?? '';
};

test('what goes wrong at the provider is said, and leads back to the login', async ({ page }) => {
  provider.letIn('');
  expect(await readAlerts(`${product.address}/callback`, page)).toBe('non authenticated');
  await expect(page).toHaveURL(`${product.address}/login`);

  provider.letIn('stranger@nowhere.test');
  expect(await readAlerts(`${product.address}/callback`, page)).toBe('Error creating token from keycloak token');
  await expect(page).toHaveURL(`${product.address}/login`);

  await page.route('**/.well-known/openid-configuration', (route) => route.abort());
  expect(await readAlerts(`${product.address}/callback`, page)).toBe('Error Initialising Keycloak');
  await expect(page).toHaveURL(`${product.address}/login`);
});
