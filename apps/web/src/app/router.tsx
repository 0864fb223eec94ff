import {
  type RouterHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { claimsOf } from '../client/claims';
import { session } from '../client/session';
import { loadWords } from '../i18n/words';
import { Crashed, Loading } from '../ui/plain/overlays';
import { sentTo } from './guard';
import { paths, routerPattern } from './paths';
import { Root } from './root';
import { type Screen, home, mainScreens, publicScreens } from './screens';

/** A screen's code and its words come together, when it is first opened. */
const lazyScreen = ({ load, area }: Screen) =>
  lazyRouteComponent(async () => {
    const [component] = await Promise.all([load(), loadWords(area)]);
    return { default: component };
  });

const guard = (): void => {
  const to = sentTo(claimsOf(session.token()));
  if (to) throw redirect({ to });
};

function routeTree() {
  const root = createRootRoute({ component: Root });
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: guard,
    component: lazyRouteComponent(() => import('./signed-in'), 'SignedIn'),
  });
  const index = createRoute({
    getParentRoute: () => root,
    path: paths.root.pattern,
    beforeLoad: () => {
      guard();
      throw redirect({ to: home.pattern });
    },
  });
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      // The root sends strangers to the sign-in; a build without one must not send them back and forth for ever.
      if (location.pathname === paths.login()) throw new Error('This build has no sign-in screen.');
      throw redirect({ to: paths.root() });
    },
  });
  const main = mainScreens.map((screen) =>
    createRoute({
      getParentRoute: () => layout,
      path: routerPattern(screen.path),
      component: lazyScreen(screen),
      staticData: { roles: screen.roles ?? [] },
    }),
  );
  const open = publicScreens.map((screen) =>
    createRoute({ getParentRoute: () => root, path: routerPattern(screen.path), component: lazyScreen(screen) }),
  );
  return root.addChildren([index, layout.addChildren(main), ...open, unknown]);
}

export const newRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: routeTree(),
    caseSensitive: false,
    defaultPendingComponent: Loading,
    defaultErrorComponent: Crashed,
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(history && { history }),
  });

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Roles of which one is needed to see the page. */
    roles?: readonly string[];
  }
}
