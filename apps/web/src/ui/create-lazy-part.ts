import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const never = new Promise<never>(() => undefined);

/**
 * A part of a page whose code is fetched when it is first opened. Where that code cannot be had, as after a new release, the
 * part stays away and the page around it, with what was typed there, goes on: `reloadOnRelease` says what to do.
 */
export const createLazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => never,
    ),
  );
