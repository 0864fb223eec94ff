import { systemSelectButton } from '@boedel/contract/fixed/system-types';
import { userCalls } from '@boedel/contract/users/users.calls';
import { guardRoute } from '@boedel/domain/access/route-guard';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../client/paths';
import { useConfiguration } from '../../client/configuration';
import { send } from '../../client/send';
import { readTokenClaims, returnTo, session } from '../../client/session';
import { t } from '../../i18n/t';
import { showAnnouncement } from '../../ui/plain/announcement';
import { Loading } from '../../ui/plain/overlays';
import { pictures, preloadPictures } from './pictures';
import { Products } from './products';
import { PublicPage } from './public-page';
import styles from './session.module.css';

/** Only these are offered to people who do not have them. */
const promoted: ReadonlySet<number> = new Set([3, 4]);
const nameSystemType = (type: SystemType): string => systemSelectButton[type];

export function SystemSelectPage() {
  const navigate = useNavigate();
  const [claims] = useState(() => readTokenClaims(session.token()));
  const [isReady, setReady] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const begun = useRef(false);
  const products = useConfiguration()?.products ?? [];
  const usable = claims?.usableTypes ?? [];

  const choose = async (type: number): Promise<void> => {
    if (type === 0) return;
    try {
      const body = { systemTypeID: type, userID: claims?.personId ?? 0 };
      const { token } = await send(userCalls.updateSystemType, { body });
      session.replaceToken(token);
      await navigate({ to: returnTo.take() });
    } catch {
      session.clear();
      await navigate({ to: paths.login() });
    }
  };

  const chooseType = (type: SystemType): void => {
    setSaving(true);
    void choose(type);
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const decision = guardRoute(claims, new Date());
    if (decision.kind === 'go' && decision.to !== paths.systemSelect()) return void navigate({ to: decision.to });
    if (usable.length === 0) {
      void showAnnouncement(t('This user has not been assigned to any system types')).then(() =>
        navigate({ to: paths.login() }),
      );
      return;
    }
    if (usable.length === 1) return void choose(usable[0]!);
    void preloadPictures(Object.values(pictures)).then(() => setReady(true));
  });

  if (!isReady) return <Loading />;
  const lacking = products.filter(
    ({ systemType }) => promoted.has(systemType) && !usable.some((type) => type === systemType),
  );
  const sorted = [...usable].sort((a, b) => nameSystemType(a).localeCompare(nameSystemType(b), 'en'));
  return (
    <PublicPage
      title={t('Welcome {name}', { name: session.user()?.fullname ?? '' })}
      lead={t('Choose a product to work in.')}
      wide
    >
      <ul className={styles.types}>
        {sorted.map((type) => (
          <li key={type}>
            <button type="button" disabled={isSaving} onClick={() => chooseType(type)}>
              <img src={pictures[type]} alt="" width={72} height={72} />
              {t(nameSystemType(type))}
            </button>
          </li>
        ))}
      </ul>
      {lacking.length > 0 && (
        <section className={styles.promoted}>
          <h2>{t('Check out our exciting new products below:')}</h2>
          <Products products={lacking} withDemo />
        </section>
      )}
    </PublicPage>
  );
}
