import { useBlocker } from '@tanstack/react-router';
import { LeaveDialog } from '../dialog/leave-dialog';

/** What of an address chooses the tab, the part of a tab or the record that is open: a form is left when one of them changes. */
const placeKeys = [
  'tab',
  'show',
  'account',
  'activity',
  'asset',
  'bond',
  'document',
  'meeting',
  'own',
  'table',
  'view',
] as const;

interface Place {
  readonly pathname: string;
  readonly search: unknown;
}

const isSamePlace = (current: Place, next: Place): boolean => {
  const [before, after] = [current.search, next.search] as readonly Readonly<Record<string, unknown>>[];
  return current.pathname === next.pathname && placeKeys.every((key) => before?.[key] === after?.[key]);
};

/** Asks before unsaved work is left behind, whether by a link, a tab, the Back button or closing the window. */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty() && !isSamePlace(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />;
}
