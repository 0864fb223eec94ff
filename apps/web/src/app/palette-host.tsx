import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { createLazyPart } from '../ui/create-lazy-part';
import { createEarlyKeys } from '../ui/palette/early-keys';
import type { PaletteCommand } from '../ui/palette/search-source';
import { searchSources } from './search-sources';

const Palette = createLazyPart(async () => (await import('../ui/palette/palette')).Palette);

const earlyKeys = createEarlyKeys();

/** Ctrl K or Cmd K, wherever one is typing. The palette's code is fetched when it is first asked for. */
export function usePalette() {
  // 'never' until it is first asked for: until then its code is not fetched.
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const open = useCallback(() => {
    earlyKeys.start();
    setState('open');
  }, []);
  const close = useCallback(() => {
    earlyKeys.stop();
    setState('closed');
  }, []);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Pressed again while it is open, it begins nothing anew.
      if (state !== 'open') open();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [open, state]);
  return { state, open, close };
}

interface PaletteHostProps {
  readonly palette: ReturnType<typeof usePalette>;
  readonly commands: readonly PaletteCommand[];
}

export function PaletteHost({ palette: { state, close }, commands }: PaletteHostProps) {
  const asked = state !== 'never';
  const sources = useQuery({
    queryKey: ['palette', 'sources'],
    queryFn: () => Promise.all(searchSources.map((source) => source())),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: asked,
  });
  if (!asked) return null;
  return (
    <Suspense>
      <Palette
        isOpen={state === 'open'}
        onClose={close}
        commands={commands}
        sources={sources.data ?? []}
        earlyKeys={earlyKeys}
      />
    </Suspense>
  );
}
