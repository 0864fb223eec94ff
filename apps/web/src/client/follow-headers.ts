import { t } from '../i18n/t';
import { beginLeaving } from './leaving';
import { session } from './session';

/** What any response may carry: a fresh token, or that the person may no longer be here and which page says why. */
export function followHeaders(response: Response): void {
  const fresh = response.headers.get('user-token');
  if (fresh) session.replaceToken(fresh);
  const refused = response.headers.get('access-error');
  if (!refused) return;
  alert(t(refused));
  const page = ownPage(response.headers.get('location'));
  if (!page) return;
  beginLeaving();
  location.assign(page);
}

/** A header must not be able to lead people off to another site. */
function ownPage(to: string | null): string | undefined {
  if (!to || !URL.canParse(to, location.origin)) return undefined;
  const target = new URL(to, location.origin);
  return target.origin === location.origin ? target.href : undefined;
}
