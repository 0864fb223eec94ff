import type { TokenReading } from '@boedel/domain/access/claims';
import type { Role } from '@boedel/domain/access/role';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { claimsOf } from '../client/claims';
import { newQueryClient } from '../client/query-client';
import { session } from '../client/session';
import { type Person, PersonContext, RoleGate } from '../ui/access';
import { ErrorBoundary } from '../ui/plain/overlays';
import { Frame } from '../ui/shell/frame';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { useFrame } from './use-frame';

const personOf = (claims: TokenReading | undefined): Person => ({
  roles: claims?.roles ?? [],
  captureMatters: [],
  termsAccepted: claims?.termsAccepted ?? false,
  email: claims?.email ?? '',
  systemType: claims?.systemType ?? 0,
  internal: false,
});

/** Everything behind the sign-in, in a chunk of its own: the design system, the query cache and the frame. */
export function SignedIn() {
  const [queries] = useState(newQueryClient);
  const token = useSyncExternalStore(session.subscribe, session.token);
  const person = useMemo(() => personOf(claimsOf(token)), [token]);
  return (
    <QueryClientProvider client={queries}>
      <PersonContext value={person}>
        <ThemeProvider>
          <FramedScreen />
        </ThemeProvider>
      </PersonContext>
    </QueryClientProvider>
  );
}

function FramedScreen() {
  const { pathname } = useLocation();
  const roles = useMatches().at(-1)?.staticData.roles as readonly Role[] | undefined;
  return (
    <Frame {...useFrame()}>
      <ErrorBoundary resetKey={pathname}>
        <RoleGate roles={roles}>
          <Outlet />
        </RoleGate>
      </ErrorBoundary>
    </Frame>
  );
}
