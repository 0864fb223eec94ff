import {
  type ParsedLocation,
  type RouterHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { loadLaw, loadSaid, loadWords } from '../i18n/words';
import { Crashed, Loading } from '../ui/plain/overlays';
import { findRedirect } from './guard';
import { findGuestPage } from './guest-door';
import { chooseInsteadForMe, chooseMyHome } from './my-home';
import { paths, toRouterPattern } from '../client/paths';
import { loadTypeface } from '../ui/theme/typeface';
import { publicScreens } from './public-screens';
import { Root } from './root';
import type { AppScreen } from './screen';
import { mainScreens } from './screens';

/** A screen's code and its words come together, when it is first opened. */
const createLazyScreen = ({ load, words }: AppScreen) =>
  lazyRouteComponent(async () => {
    const [component] = await Promise.all([load(), ...words.map(loadWords)]);
    return { default: component };
  });

/** By then a first screen has come, whatever the line. */
const quietAfter = 6000;

/** The frame's code and words, and what the root opens, come once somebody is in. */
const loadFrame = async () => {
  const [{ SignedIn }] = await Promise.all([
    import('./signed-in'),
    loadWords('shell'),
    loadWords('changes'),
    loadWords('inbox'),
    loadWords('assist'),
    loadSaid(),
  ]);
  setTimeout(() => void loadLaw(), quietAfter);
  loadTypeface(quietAfter);
  return { default: SignedIn };
};

const guardRoute = async ({ location }: { location: ParsedLocation }): Promise<void> => {
  const clients = findGuestPage(location);
  if (clients) throw redirect(clients as never);
  const to = await findRedirect(location.href);
  if (to) throw redirect({ to });
};

function createRouteTree() {
  const root = createRootRoute({ component: Root });
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: guardRoute,
    component: lazyRouteComponent(loadFrame),
  });
  const index = createRoute({
    getParentRoute: () => root,
    path: paths.root.pattern,
    beforeLoad: async (match) => {
      await guardRoute(match);
      throw redirect({ to: chooseMyHome().pattern });
    },
  });
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async (match) => {
      await guardRoute(match);
      throw redirect({ to: paths.root() });
    },
  });
  const main = mainScreens.map((screen) =>
    createRoute({
      getParentRoute: () => layout,
      path: toRouterPattern(screen.path),
      component: createLazyScreen(screen),
      beforeLoad: () => {
        const instead = chooseInsteadForMe(screen.path);
        if (instead) throw redirect({ to: instead.pattern, replace: true });
      },
      staticData: { ...(screen.roles && { roles: screen.roles }), ...(screen.isBare && { isBare: true as const }) },
    }),
  );
  const open = publicScreens.map((screen) =>
    createRoute({
      getParentRoute: () => root,
      path: toRouterPattern(screen.path),
      component: createLazyScreen(screen),
    }),
  );
  return root.addChildren([index, layout.addChildren(main), ...open, unknown]);
}

/** Every address is known from the start, so that a screen's code and the frame's are fetched side by side. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: createRouteTree(),
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
    /** Without the frame around it. */
    isBare?: true;
  }
}
