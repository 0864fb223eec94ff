import {
  type RouterHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { loadSaid, loadWords } from '../i18n/words';
import { Crashed, Loading } from '../ui/plain/overlays';
import { whereTo } from './guard';
import { paths, routerPattern } from './paths';
import { Root } from './root';
import { type Screen, publicScreens } from './public-screens';

/** A screen's code and its words come together, when it is first opened. */
const lazyScreen = ({ load, area }: Screen) =>
  lazyRouteComponent(async () => {
    const [component] = await Promise.all([load(), loadWords(area)]);
    return { default: component };
  });

/** The frame's code and words, and what the root opens, come once somebody is in. */
const loadFrame = async () => {
  const [{ SignedIn }] = await Promise.all([
    import('./signed-in'),
    loadWords('shell'),
    loadWords('changes'),
    loadWords('assist'),
    loadSaid(),
  ]);
  return { default: SignedIn };
};

const guard = async ({ location }: { location: { href: string } }): Promise<void> => {
  const to = await whereTo(location.href);
  if (to) throw redirect({ to });
};

/** Of the main layout's screens nothing is known before somebody is in; `grow` fetches them and builds the tree anew. */
function routeTree(mainScreens: readonly Screen[], grow: () => Promise<void>) {
  const root = createRootRoute({ component: Root });
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: guard,
    component: lazyRouteComponent(loadFrame),
  });
  const index = createRoute({
    getParentRoute: () => root,
    path: paths.root.pattern,
    beforeLoad: async (match) => {
      await guard(match);
      await grow();
      const { myHome } = await import('./my-home');
      throw redirect({ to: myHome().pattern });
    },
  });
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async (match) => {
      if (mainScreens.length > 0) throw redirect({ to: paths.root() });
      await guard(match);
      await grow();
      throw redirect({ href: match.location.href });
    },
  });
  const main = mainScreens.map((screen) =>
    createRoute({
      getParentRoute: () => layout,
      path: routerPattern(screen.path),
      component: lazyScreen(screen),
      beforeLoad: async () => {
        const { insteadForMe } = await import('./my-home');
        const instead = insteadForMe(screen.path.pattern);
        if (instead) throw redirect({ to: instead.pattern, replace: true });
      },
      staticData: { ...(screen.roles && { roles: screen.roles }) },
    }),
  );
  const open = publicScreens.map((screen) =>
    createRoute({ getParentRoute: () => root, path: routerPattern(screen.path), component: lazyScreen(screen) }),
  );
  return root.addChildren([index, layout.addChildren(main), ...open, unknown]);
}

export function newRouter(history?: RouterHistory) {
  let isGrown = false;
  const grow = async (): Promise<void> => {
    if (isGrown) return;
    const [{ mainScreens }, { comingScreens }] = await Promise.all([import('./screens'), import('./coming-screens')]);
    isGrown = true;
    router.update({ ...router.options, routeTree: routeTree([...mainScreens, ...comingScreens(mainScreens)], grow) });
  };
  const router = createRouter({
    routeTree: routeTree([], grow),
    caseSensitive: false,
    defaultPendingComponent: Loading,
    defaultErrorComponent: Crashed,
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(history && { history }),
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Roles of which one is needed to see the page. */
    roles?: readonly string[];
  }
}
