import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { AppConfiguration } from '../client/configuration';
import { Toasts } from '../ui/plain/toasts';
import { type RequestAnswerer, answerJson, fakeApi } from './pretended-server';

export const aConfiguration = {
  provider: {
    name: 'Boedel',
    site: 'https://boedel.test',
    emailDomain: 'boedel.test',
    accountsEmail: 'pay@boedel.test',
  },
  contacts: [{ name: 'General', phone: '+27 10 000 0000', email: 'hello@boedel.test' }],
  products: [
    [1, 'Insolvencies'],
    [2, 'Deceased Estates'],
    [3, 'Curatorship'],
    [4, 'Flow Consult'],
    [5, 'Trust'],
  ].map(([systemType, name]) => ({
    systemType,
    name,
    description: `All about ${name}.`,
    learnMore: 'https://boedel.test/more',
    demoEmail: 'sales@boedel.test',
  })),
  identityProvider: null as { name: string; issuer: string; clientID: string; realm: string } | null,
  assistSocketUrl: null as string | null,
  termsVersion: '1',
  rates: [] as AppConfiguration['rates'],
  password: { shortest: 15, longest: 256 },
};

export const createAnswers = (more: Partial<typeof aConfiguration> = {}): Record<string, RequestAnswerer> => ({
  'GET /account/configuration': () => answerJson({ ...aConfiguration, ...more }),
});

export interface PublicScreen {
  readonly user: UserEvent;
  readonly unmount: () => void;
  readonly asked: ReturnType<typeof fakeApi>;
  /** The address one has come to. */
  readonly at: () => string;
}

/** A screen before the sign-in, at an address; wherever it leads, that address is only named. */
export async function renderPublic(
  Screen: () => ReactNode,
  answers: Readonly<Record<string, RequestAnswerer>> = {},
  at = '/here',
): Promise<PublicScreen> {
  const asked = fakeApi({ ...createAnswers(), ...answers });
  const root = createRootRoute();
  const here = createRoute({ getParentRoute: () => root, path: '/here', component: Screen });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> });
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  const { unmount } = render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  );
  return { user: userEvent.setup(), unmount, asked, at: () => router.state.location.pathname };
}
