import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { pending } from '../client/pending';
import { useLanguage } from '../i18n/language';
import { Connection } from '../ui/plain/connection';
import { FullScreenLoader } from '../ui/plain/overlays';
import { Toasts } from '../ui/plain/toasts';

/** Around every screen, public or not. Another language draws everything anew. */
export function Root() {
  const language = useLanguage();
  const isWaiting = useSyncExternalStore(pending.subscribe, pending.isLong);
  return (
    <>
      <Outlet key={language} />
      <FullScreenLoader shown={isWaiting} />
      <Connection />
      <Toasts />
    </>
  );
}
