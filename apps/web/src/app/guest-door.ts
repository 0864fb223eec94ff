import { isTicket, readVisit } from '../client/outside-link';
import { session } from '../client/session';
import { paths } from '../client/paths';

/** Which matter a client fills in, in the address of their page. */
export const ofMatter = 'of';

const filling = new RegExp(`^${paths.flowFill.pattern.replace('{id}', '(\\d+)')}/?$`, 'i');

/**
 * A client who was asked to fill in comes by the address of the planner's page: with a ticket behind the #, or back in the
 * browser where it was used. They are led to the client's own page; the planner, who is signed in, is not.
 */
export function findGuestPage({ pathname, hash }: { readonly pathname: string; readonly hash: string }) {
  const [, matter] = filling.exec(pathname) ?? [];
  if (matter === undefined) return undefined;
  const isBack = session.token() === null && readVisit(matter) !== null;
  if (!isTicket(hash) && !isBack) return undefined;
  return {
    to: paths.outsideClient(),
    search: { [ofMatter]: Number(matter) },
    ...(isTicket(hash) && { hash }),
    replace: true,
  };
}
