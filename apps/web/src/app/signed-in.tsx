import { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { listPageRoles } from '@boedel/contract/pages/find-page';
import { userCalls } from '@boedel/contract/users/users.calls';
import type { Role } from '@boedel/domain/access/role';
import { isRestricted } from '@boedel/domain/access/call-access';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { Assist } from '../areas/assist/assist';
import { ChangesDialog } from '../areas/changes/changes-dialog';
import { VisitBanner } from '../areas/assist/visit-banner';
import { ContactDialog } from '../areas/shell/contact-dialog';
import { IdleWatch } from '../areas/shell/idle-watch';
import { WhomToAsk } from '../areas/shell/whom-to-ask';
import { SettingsFrame } from '../areas/shell/settings-frame';
import { useConfiguration } from '../client/configuration';
import { useRead } from '../client/hooks';
import { createQueryClient } from '../client/query-client';
import { readTokenClaims, session } from '../client/session';
import { type SignedInPerson, PersonContext, RoleGate, usePerson } from '../ui/access';
import { ErrorBoundary } from '../ui/plain/overlays';
import { Frame } from '../ui/shell/frame';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { PaletteHost, usePalette } from './palette-host';
import { isKeptFrom } from './my-home';
import { useFollowTheSession } from './follow-the-session';
import { useShell } from './use-shell';

/** Everything behind the sign-in, in a chunk of its own: the design system, the query cache and the frame. */
export function SignedIn() {
  const [queries] = useState(createQueryClient);
  useFollowTheSession();
  return (
    <QueryClientProvider client={queries}>
      <PersonOfTheSession>
        <FirmTheme>
          <FramedScreen />
        </FirmTheme>
      </PersonOfTheSession>
    </QueryClientProvider>
  );
}

/** The token tells who it is; what was given to a restricted person, matter by matter, the server tells. */
function PersonOfTheSession({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(session.subscribe, session.token);
  const claims = useMemo(() => readTokenClaims(token), [token]);
  const domain = useConfiguration()?.provider.emailDomain;
  const isGivenMatters = isRestricted(claims?.roles ?? []);
  const access = useRead(userCalls.checkAccess, undefined, { quiet: true, enabled: isGivenMatters });
  const captureMatters = access.data?.captureMatters;
  const person = useMemo<SignedInPerson>(
    () => ({
      roles: claims?.roles ?? [],
      captureMatters: captureMatters ?? [],
      termsAccepted: claims?.termsAccepted ?? false,
      ...(claims?.visit && { visit: claims.visit }),
      email: claims?.email ?? '',
      systemType: claims?.systemType ?? 0,
      internal: domain !== undefined && claims?.email.toLowerCase().endsWith(`@${domain.toLowerCase()}`) === true,
    }),
    [claims, captureMatters, domain],
  );
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** In the firm's own colour, where it has one. */
function FirmTheme({ children }: { children: ReactNode }) {
  const colour = useRead(organisationCalls.getWhiteLabelColor, {}, { quiet: true }).data?.color;
  return <ThemeProvider {...(colour && { accent: colour })}>{children}</ThemeProvider>;
}

/** A screen may name its roles; otherwise the table of pages does. */
function useGate(): { roles: readonly Role[]; isKept: boolean } {
  const page = useMatches().at(-1);
  const person = usePerson();
  const pattern = (page?.fullPath ?? '').replace(/\$(\w+)/g, '{$1}');
  const named = page?.staticData.roles as readonly Role[] | undefined;
  return { roles: named ?? listPageRoles(pattern), isKept: isKeptFrom(pattern, person) };
}

function FramedScreen() {
  const { pathname } = useLocation();
  const [isContactOpen, setContactOpen] = useState(false);
  const palette = usePalette();
  const { frame, commands, newChanges } = useShell({
    openContact: () => setContactOpen(true),
    openPalette: palette.open,
  });
  const isBare = useMatches().at(-1)?.staticData.isBare;
  const gate = useGate();
  const screen = (
    <>
      <VisitBanner />
      <ErrorBoundary resetKey={pathname}>
        <RoleGate {...gate} ask={<WhomToAsk />}>
          <SettingsFrame>
            <Outlet />
          </SettingsFrame>
        </RoleGate>
      </ErrorBoundary>
    </>
  );
  return (
    <>
      {isBare ? <main id="content">{screen}</main> : <Frame {...frame}>{screen}</Frame>}
      <ContactDialog opened={isContactOpen} onClose={() => setContactOpen(false)} />
      <ChangesDialog opened={newChanges.opened} onClose={newChanges.close} />
      <PaletteHost palette={palette} commands={commands} />
      <IdleWatch />
      <Assist />
    </>
  );
}
