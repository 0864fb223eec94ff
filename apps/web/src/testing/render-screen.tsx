import { QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '../client/query-client';
import { type SignedInPerson, PersonContext } from '../ui/access';
import { Toasts } from '../ui/plain/toasts';
import { ThemeProvider } from '../ui/theme/theme-provider';

export const anAdmin: SignedInPerson = {
  roles: ['Admin', 'Capture Matter'],
  captureMatters: [],
  termsAccepted: true,
  email: 'admin@protea.test',
  systemType: 2,
  internal: false,
};

export interface RenderedScreen {
  readonly user: UserEvent;
  readonly go: (to: string) => Promise<void>;
  /** The address as the browser shows it, with what follows the question mark. */
  readonly address: () => string;
}

/** A screen as a person meets it: in the design system, at an address, with somewhere else to go. */
export async function renderScreen(
  content: ReactNode,
  { person = anAdmin, at = '/here' } = {},
): Promise<RenderedScreen> {
  const root = createRootRoute();
  const here = createRoute({ getParentRoute: () => root, path: '/here', component: () => content });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => <p>Elsewhere</p> });
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PersonContext value={person}>
        <ThemeProvider env="test">
          <RouterProvider router={router} />
          <Toasts />
        </ThemeProvider>
      </PersonContext>
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: 'Notifications' });
  return {
    user: userEvent.setup(),
    go: async (to) => {
      void router.navigate({ to });
      await Promise.resolve();
    },
    address: () => (router.state.location.maskedLocation ?? router.state.location).href,
  };
}
