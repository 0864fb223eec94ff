import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import type { Command } from '../ui/palette/search-source';
import { searchSources } from './search-sources';

const load = () => import('../ui/palette/palette');
const Palette = lazy(() => load().then((module) => ({ default: module.Palette })));

/** Ctrl K or Cmd K, wherever one is typing. The palette's code is fetched when it is first asked for. */
export function usePalette(): { asked: boolean; open: () => void } {
  const [asked, setAsked] = useState(false);
  // The first time it opens itself once it is drawn: only so does it know where the focus came from.
  const open = useCallback(() => {
    if (asked) void load().then(({ openPalette }) => openPalette());
    else setAsked(true);
  }, [asked]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return { asked, open };
}

export function PaletteHost({ asked, commands }: { asked: boolean; commands: readonly Command[] }) {
  const sources = useQuery({
    queryKey: ['palette', 'sources'],
    queryFn: () => Promise.all(searchSources.map((source) => source())),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: asked,
  });
  if (!asked) return null;
  return (
    <Suspense>
      <Palette commands={commands} sources={sources.data ?? []} />
    </Suspense>
  );
}
