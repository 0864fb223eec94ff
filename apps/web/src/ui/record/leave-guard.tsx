import { useBlocker } from '@tanstack/react-router';
import { LeaveDialog } from '../dialog/leave-dialog';

/** Tabs of one page are forms of their own. */
const readTab = (search: unknown): unknown => (search as { tab?: unknown }).tab;

/** Asks before unsaved work is left behind, whether by a link, the Back button or closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty() && (current.pathname !== next.pathname || readTab(current.search) !== readTab(next.search)),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />;
}
